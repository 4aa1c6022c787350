import { zipSync } from 'fflate';
import type { BillLine } from '../../../server/kernel/money/providers/paymentProvider';

// Bills of a day as the providers write them, column by column.

const yuan = (fen: number): string => (fen / 100).toFixed(2);

const WECHAT_COLUMNS =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const WECHAT_SUMS =
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';

/** WeChat Pay's 交易账单: each cell behind a backtick. */
export function wechatBill(lines: readonly BillLine[]): string {
  const rows = lines.map(({ kind, paymentId, refundNumber = '0', amount, isGood }) => {
    const isPayment = kind === 'PAYMENT';
    const state = isPayment ? 'SUCCESS' : 'REFUND';
    const refund = isPayment
      ? ['0', '0', '0.00', '0.00', '', '']
      : ['50001', refundNumber, yuan(amount), '0.00', 'ORIGINAL', isGood ? 'SUCCESS' : 'CHANGE'];
    return [
      ...['2026-11-22 10:00:00', 'wx1', '1900000001', '0', '', '4200001', paymentId, 'O1', 'JSAPI', state],
      ...['OTHERS', 'CNY', isPayment ? yuan(amount) : '0.00', '0.00', ...refund],
      ...[
        '日产轩逸, 共3天',
        '',
        '0.00000',
        '0.60%',
        isPayment ? yuan(amount) : '0.00',
        isPayment ? '0.00' : yuan(amount),
        '',
      ],
    ]
      .map(cell => `\`${cell}`)
      .join(',');
  });
  return `\uFEFF${[WECHAT_COLUMNS, ...rows, WECHAT_SUMS, '`1,`0.00,`0.00,`0.00,`0.00,`0.00,`0.00', ''].join('\r\n')}`;
}

const ALIPAY_COLUMNS =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注';

const decoder = new TextDecoder('gbk');
/** Every character that GBK writes in two bytes. */
const gbkCodes = new Map<string, [number, number]>();
for (let high = 0x81; high <= 0xfe; high += 1) {
  for (let low = 0x40; low <= 0xfe; low += 1) {
    const character = decoder.decode(Uint8Array.of(high, low));
    if (character.length === 1 && !gbkCodes.has(character)) gbkCodes.set(character, [high, low]);
  }
}
const inGbk = (text: string): Uint8Array =>
  Uint8Array.from([...text].flatMap(character => gbkCodes.get(character) ?? [character.charCodeAt(0)]));

/** Alipay's archive of a day: 业务明细 and its sums, in GBK, with tabs behind numbers. */
export function alipayBill(lines: readonly BillLine[]): Uint8Array {
  const rows = lines.map(({ kind, paymentId, refundNumber = '', amount }) => {
    const isPayment = kind === 'PAYMENT';
    const money = yuan(isPayment ? amount : -amount);
    return [
      ...['2026112222001\t', `${paymentId}\t`, isPayment ? '交易' : '退款', '日产轩逸'],
      ...['2026-11-22 10:00:00', '2026-11-22 10:00:05', '', '', '', '', '王**(138****8000)', money, money],
      ...['0.00', '0.00', '0.00', '0.00', '0.00', '', '0.00', '0.00', isPayment ? '' : `${refundNumber}\t`],
      ...['-0.12', '0.00', ''],
    ].join(',');
  });
  const details = [
    '#支付宝业务明细查询',
    '#账号：[20888888888888880156]',
    '#起始日期：[2026年11月22日 00:00:00]   终止日期：[2026年11月23日 00:00:00]',
    '#-----------------------------------------业务明细列表----------------------------------------',
    ALIPAY_COLUMNS,
    ...rows,
    '#-----------------------------------------业务明细列表结束------------------------------------',
    `#交易合计：${lines.length}笔，商家实收共0.00元`,
    '',
  ].join('\r\n');
  const sums = '#支付宝业务汇总查询\r\n门店编号,门店名称,交易订单总笔数,退款订单总笔数\r\n';
  return zipSync({ 'details.csv': inGbk(details), 'sums.csv': inGbk(sums) });
}
