import type { Page } from 'playwright-core';
import { yuanText } from '../../src/domain/money';
import { fenAfter } from '../support/fenAfter';
import { accessibilityProblems, elderProblems } from './support/accessibility';
import { address, expectNoHorizontalScroll, journey } from './support/app';
import { beginPayment, expectSubmitted, fillInRenter, submit } from './support/booking';
import { Desk } from './support/Desk';
import { login } from './support/login';
import { untilQuiet } from './support/waiting';

// Issue 12, money: gift card, recharge, coupon and coin in one payment; exchange voucher; coupons of the mall.

/** What a newcomer of the sandbox was sent: a gift card, a recharge code, a code for a coupon and a voucher for coins. */
async function sentCodes(
  page: Page,
  mobile: string,
): Promise<Record<'card' | 'code' | 'slip' | 'coupon' | 'voucher', string>> {
  const sandbox = await page.context().newPage();
  try {
    await sandbox.goto(`${address}/sandbox`);
    const text = await sandbox
      .getByRole('row')
      .filter({ hasText: mobile })
      .filter({ hasText: '新人礼' })
      .first()
      .innerText();
    const found =
      /卡号([\d ]+)，密码([A-Z\d ]+)；充值码（50元）([A-Z\d ]+)；优惠券兑换码([A-Z\d ]+)；悟空币兑换券（200个）([A-Z\d ]+)/.exec(
        text,
      );
    const [, card = '', code = '', slip = '', coupon = '', voucher = ''] = found ?? [];
    return { card, code, slip, coupon, voucher };
  } finally {
    await sandbox.close();
  }
}

/** The figure of the balance on its screen. */
const expectBalance = (page: Page, figure: string): Promise<void> =>
  page.getByRole('region', { name: '可用余额' }).getByText(figure, { exact: true }).waitFor();

journey(
  'a gift card, a recharge, a code and a coupon with 悟空币 pay for one order',
  async ({ page, mobile }) => {
    await login(page, mobile, '/profile/balance');
    const codes = await sentCodes(page, mobile);
    await expectBalance(page, '¥100');

    await page.getByRole('button', { name: '激活礼品卡' }).click();
    await page.getByLabel('卡号').fill(codes.card);
    // The last character is another one: nothing is lost, and nothing told but that something is wrong.
    await page.getByLabel('密码').fill(codes.code.replace(/.$/, last => (last === 'A' ? 'B' : 'A')));
    await page.getByRole('button', { name: '激活', exact: true }).click();
    await page.getByText('卡号或密码不正确，请对照卡面核对').waitFor();
    await page.getByLabel('密码').fill(codes.code);
    await page.getByRole('button', { name: '激活', exact: true }).click();
    await page.getByText('¥200已存入余额，现有余额¥300。').waitFor();
    await page.getByRole('button', { name: '查看余额' }).click();
    await expectBalance(page, '¥300');

    await page.goto('/recharge');
    await page.getByRole('radio', { name: /^¥1000/ }).click();
    await page.getByRole('button', { name: '充值¥1000' }).click();
    await beginPayment(page);
    await page.getByRole('button', { name: '取消支付' }).click();
    await page.getByRole('heading', { name: '支付已取消' }).waitFor();
    await page.getByRole('button', { name: '支付¥1000' }).click();
    await beginPayment(page);
    await page.getByRole('button', { name: '支付成功' }).click();
    await page.getByText('¥1060已存入余额，含赠送¥60。').waitFor();
    await page.getByRole('button', { name: '查看余额' }).click();
    await expectBalance(page, '¥1360');

    await page.goto('/recharge/code');
    await page.getByLabel('充值码').fill(codes.slip);
    await page.getByRole('button', { name: '充值', exact: true }).click();
    await page.getByText('¥50已存入余额，现有余额¥1410。').waitFor();

    await page.goto('/profile/coupon');
    await page.getByRole('button', { name: /^兑换/ }).click();
    await page.getByLabel('兑换码').fill(codes.coupon);
    await page.getByRole('button', { name: '兑换', exact: true }).click();
    await page.getByText(/得到一张“兑换专享券”/).waitFor();

    await page.goto('/reserve_car?cartype_id=1050');
    await page.getByRole('button', { name: '提交订单' }).waitFor();
    await fillInRenter(page, mobile);
    await page.getByRole('button', { name: '一键选用' }).click();
    await page.getByText(/^已为您选最优组合，共省¥/).waitFor();
    await page.getByRole('button', { name: '撤销最优组合' }).click();
    await page.getByText('选最优组合，还能再省¥5', { exact: true }).waitFor();
    await page.getByRole('button', { name: '一键选用' }).click();
    await page.getByText(/^已为您选最优组合，共省¥/).waitFor();
    await submit(page);
    await expectSubmitted(page);
    await page.getByRole('radio', { name: /^余额支付/ }).click();
    const pay = page.getByRole('button', { name: /^支付¥/ });
    const paid = fenAfter(await pay.innerText(), '支付');
    // More than the balance was before the gift card and the recharge.
    expect(paid).toBeGreaterThan(30000);
    await pay.click();
    await page.getByRole('heading', { level: 2, name: '支付成功' }).waitFor();
    // What is fetched ahead goes by the service worker, where a page that is left stops it with another word.
    await untilQuiet(page);
    await page.goto('/profile/balance');
    await expectBalance(page, `¥${yuanText(141000 - paid)}`);

    await page.goto('/profile/wkcoin');
    await page.getByText('-500个').waitFor();
    await page.getByRole('button', { name: '用兑换券换悟空币' }).click();
    await page.getByLabel('兑换码').fill(codes.voucher);
    await page.getByRole('button', { name: '兑换', exact: true }).click();
    await page.getByText('得到200个悟空币，现有200个。').waitFor();
    await page.getByRole('button', { name: '查看悟空币' }).click();
    // The screen that led to the voucher lies below, with the same list.
    await page.getByText('+200个').filter({ visible: true }).waitFor();
    await page
      .getByRole('button', { name: /^订单抵扣/ })
      .filter({ visible: true })
      .click();
    await page.getByRole('heading', { name: '待取车' }).waitFor();
    await page.getByRole('button', { name: '费用明细' }).click();
    for (const less of [/^优惠券/, /^悟空币抵扣/])
      await page.getByText(less).filter({ visible: true }).first().waitFor();
  },
  { minutes: 2 },
);

journey(
  'a coupon of the mall is shown at the till and taken there; one for another city says where it can be used',
  async ({ page, mobile }) => {
    await login(page, mobile, '/profile/coupon');
    await page.getByText('新人立减50元').waitFor();
    await page.getByRole('button', { name: '商城券' }).click();
    await page.getByText('当前城市不可用，可在上海使用').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await expectNoHorizontalScroll(page, 320);
    await page.getByRole('button', { name: '出示券码，洗车立减券' }).click();
    const sheet = page.getByRole('dialog', { name: '洗车立减券' });
    const code = await sheet.getByText(/^\d{4} \d{4} \d{4}$/).innerText();
    expect(await accessibilityProblems(page)).toEqual([]);

    const desk = await Desk.enter(page);
    await desk.open('商城券', code);
    const shop = '北京 · 悟空养车望京店';
    expect(await desk.act('核销', { 券码: code, 门店: shop })).toBe('已核销');

    await sheet.getByRole('button', { name: '关闭' }).click();
    await page.getByRole('button', { name: '已使用' }).click();
    await page.getByRole('button', { name: '使用记录，洗车立减券' }).click();
    await sheet.getByText(/，悟空养车望京店$/).waitFor();
    await sheet.getByRole('button', { name: '关闭' }).click();
    await page.getByRole('button', { name: '租车券' }).click();
    await page.getByText('没有用过的优惠券').waitFor();
  },
);

journey(
  'the wallet has nothing for axe to find, in elder mode neither, and fits 320 pixels',
  async ({ page, mobile }) => {
    await login(page, mobile, '/profile/balance');
    await expectBalance(page, '¥100');
    for (const [url, text] of [
      ['/profile/balance', '新人礼'],
      ['/profile/wkcoin', '新人礼'],
      ['/profile/bonus_points', '新人礼'],
      ['/recharge', '其他金额'],
      ['/recharge/code', '使用说明'],
      ['/activation_gift_card', '使用说明'],
      ['/profile/coupon', '用兑换券换优惠券'],
      ['/profile/coupon_code', '使用说明'],
    ] as const) {
      await page.goto(url);
      await page.getByText(text).first().waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await expectNoHorizontalScroll(page, 320);
    }
    await page.goto('/profile');
    await page.getByRole('switch', { name: /^长辈版/ }).click();
    for (const url of ['/profile/balance', '/recharge', '/activation_gift_card']) {
      await page.goto(url);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      expect(await elderProblems(page)).toEqual([]);
      await expectNoHorizontalScroll(page, 320);
    }
  },
);
