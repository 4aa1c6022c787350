import { fenAfter } from '../support/fenAfter';
import { doAtDesk } from './support/desk';
import { approveIdentity, handInIdentity } from './support/identity';
import { journey } from './support/journey';
import { textWith } from './support/looks';
import { openLink } from './support/member';
import { bookAndPay, openOrder, reading, releaseDeposits, review } from './support/orders';
import type { Phone } from './support/phone';
import { fillInCode } from './support/rent';

// Issue 12, what it must show, on the engine of a mini-program: what ends before its time.

/** The car comes back a day early: what was said before comes back. */
async function returnEarly(phone: Phone, orderid: string): Promise<void> {
  await openOrder(phone, orderid, '用车中');
  await phone.tap('button', '更多');
  await phone.tap('button', '提前还车');
  await phone.titled('提前还车');
  await phone.tap('button', '提前1天');
  await phone.text('提前还车违约金').waitFor();
  // The button waits for what this day costs; until then the sentence is that of the proposal before.
  await phone.settle();
  await phone.tap('button', '提前还车');
  const dialog = phone.part('alertdialog');
  const asked = await dialog.innerText();
  const refund = fenAfter(asked, '退回');
  expect(fenAfter(asked, '违约金')).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: '确认提前还车' }).tap();
  await phone.text('还车时间已提前').waitFor();
  await doAtDesk('orders', orderid, 'take-back', reading(8100));
  expect(await doAtDesk('orders', orderid, 'send-bill')).toBe('账单已发送');
  await openOrder(phone, orderid, '待退押金');
  expect(fenAfter(await textWith(phone, '已退款'), '已退款')).toBe(refund);
}

/** The account is closed once nothing stands in its way; the phone knows nobody any more. */
async function closeAccount(phone: Phone): Promise<void> {
  await openLink(phone, '/profile/account/close');
  await phone.titled('注销账号');
  await phone.text('注销后清零的资产').waitFor();
  await fillInCode(phone, /^我已了解注销后果/);
  await phone.tap('button', '注销账号');
  await phone.tap('button', '确认注销');
  await phone.part('heading', '账号已注销').waitFor();
  await phone.tap('button', '回首页');
  await phone.titled('租车');
  await openLink(phone, '/profile/balance');
  await phone.part('button', '去登录').waitFor();
}

journey(
  'WeChat: a rental that ends early, and the account that is closed after it',
  'weapp',
  async phone => {
    const orderid = await bookAndPay(phone);
    await openOrder(phone, orderid, '待取车');
    await phone.tap('button', /^实名认证/);
    await handInIdentity(phone);
    await approveIdentity(phone);
    await doAtDesk('orders', orderid, 'hand-over', reading(8000));
    await returnEarly(phone, orderid);
    await releaseDeposits(orderid);
    await review(phone, orderid);
    await closeAccount(phone);
  },
  { minutes: 4 },
);
