import { fenAfter } from '../support/fenAfter';
import { actionsAtDesk, doAtDesk } from './support/desk';
import { approveIdentity, handInIdentity, putRefusedRight } from './support/identity';
import { journey } from './support/journey';
import { textWith } from './support/looks';
import { bookAndPay, openOrder, reading, releaseDeposits, review, succeed } from './support/orders';
import type { Phone } from './support/phone';
import { photograph } from './support/photos';

// Issue 12, what it must show: the journeys of an order on the engine of a mini-program.

/** What the open order comes to, in fen. */
const totalOf = async (phone: Phone): Promise<number> =>
  fenAfter(await textWith(phone, '订单总价'), '订单总价');

/** Who is not verified hands in their cards, is refused for one of them, and then approved. */
async function becomeVerified(phone: Phone): Promise<void> {
  await phone.tap('button', /^实名认证/);
  await phone.titled('实名认证');
  await handInIdentity(phone);
  await putRefusedRight(phone);
  await approveIdentity(phone);
}

/** An insurance more before the pickup, which is paid; without it the money comes back. */
async function modify(phone: Phone, orderid: string): Promise<void> {
  await openOrder(phone, orderid, '待取车');
  const before = await totalOf(phone);
  await phone.tap('button', '修改');
  await phone.titled('修改订单');
  await phone.tap('checkbox', /^车上人员责任险/);
  const more = phone.part('button', /^确认修改 · 补付¥/);
  const difference = fenAfter(await more.innerText(), '补付');
  await more.tap();
  await phone.titled('收银台');
  await succeed(phone);
  await openOrder(phone, orderid, '待取车');
  expect(await totalOf(phone)).toBe(before + difference);

  await phone.tap('button', '修改');
  await phone.titled('修改订单');
  await phone.tap('checkbox', /^车上人员责任险/);
  await phone.part('heading', '原路退回').waitFor();
  await phone.tap('button', '确认修改');
  await openOrder(phone, orderid, '待取车');
  expect(await totalOf(phone)).toBe(before);
}

/** A day more while the car is out. */
async function relet(phone: Phone, orderid: string): Promise<void> {
  await openOrder(phone, orderid, '用车中');
  const before = await totalOf(phone);
  await phone.tap('button', '续租');
  await phone.titled('续租');
  await phone.tap('button', '1天');
  // Until what a day costs has come, the button shows what half an hour did.
  await phone.settle();
  const confirm = phone.part('button', /^确认续租 · 补付¥/);
  const difference = fenAfter(await confirm.innerText(), '补付');
  await confirm.tap();
  await phone.titled('收银台');
  await succeed(phone);
  await openOrder(phone, orderid, '用车中');
  expect(await totalOf(phone)).toBe(before + difference);
}

/** Of two charges one is taken back, the other stands and is paid. */
async function settle(phone: Phone, orderid: string): Promise<void> {
  for (const [code, amount, note] of [
    ['CLEANING', '80', '后座有大片油污'],
    ['DAMAGE', '300', '右前门划痕'],
  ] as const)
    await doAtDesk('orders', orderid, 'add-charge', { code, amount, note });
  expect(await doAtDesk('orders', orderid, 'send-bill')).toBe('账单已发送');
  await openOrder(phone, orderid, '待结算');
  await phone.tap('button', '确认费用');
  await phone.titled('确认费用');
  await phone.part('button', '确认并支付¥380').waitFor();
  await phone.tap('button', '对车损费有异议');
  await phone.fill('哪里不对', '取车照片里已有这道划痕');
  await phone.tap('button', '提交');
  await phone.text('您的异议：取车照片里已有这道划痕').waitFor();
  await phone.text('有异议的费用正在核实，门店回复后再确认').waitFor();

  // The first was contested by nobody.
  const [, damage = ''] = await actionsAtDesk('orders', orderid, 'answer-');
  const answer = { decision: 'withdraw', answer: '核对过取车照片，划痕原来就有' };
  expect(await doAtDesk('orders', orderid, damage, answer)).toBe('已撤销');
  await openOrder(phone, orderid, '待结算');
  await phone.tap('button', '确认费用');
  await phone.text('门店答复：核对过取车照片，划痕原来就有').waitFor();
  await phone.tap('button', '确认并支付¥80');
  await phone.titled('收银台');
  await succeed(phone);
  await phone.text(/^共支付¥[\d.]+，费用已结清$/).waitFor();
  await phone.tap('button', '查看订单');
  await phone.part('heading', '待退押金').waitFor();
}

journey(
  'WeChat: a rental from the booking to its review, changed, prolonged and contested on its way',
  'weapp',
  async phone => {
    const orderid = await bookAndPay(phone);
    await modify(phone, orderid);
    await becomeVerified(phone);

    await openOrder(phone, orderid, '待取车');
    await photograph(phone, '取车');
    expect(await doAtDesk('orders', orderid, 'hand-over', reading(8000))).toBe('已交车');
    await relet(phone, orderid);
    await photograph(phone, '还车');
    expect(await doAtDesk('orders', orderid, 'take-back', reading(8200))).toBe('已收车，请核对费用');
    await settle(phone, orderid);
    await releaseDeposits(orderid);
    await review(phone, orderid);
  },
  { minutes: 5 },
);
