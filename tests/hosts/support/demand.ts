import { findAtDesk, doAtDesk } from './desk';
import type { Phone } from './phone';
import { beginPayment } from './rent';

/** Chooses a place in the sheet of a field, by what is typed; `line` begins the names of the steps. */
export async function choosePlace(
  phone: Phone,
  line: string,
  { field, keyword, name = new RegExp(keyword) }: { field: string; keyword: string; name?: RegExp },
): Promise<void> {
  await phone.step(`${line}: ${field}`, () => phone.tap('button', new RegExp(`^${field}`)));
  // What names it is another element, of which the engine knows the id by another name.
  const sheet = phone.part('dialog');
  await sheet.waitFor();
  await phone.step(`${line}: type ${field}`, () => phone.fill('机场 / 商圈 / 路口', keyword));
  await phone.step(`${line}: take ${field}`, () => sheet.getByRole('button', { name }).first().tap());
  await sheet.waitFor({ state: 'hidden' });
}

/** The desk calls who has asked, the owner of the phone, and offers something in yuan for a day. */
export async function quoteAtDesk(phone: Phone, offer: { total: string; text: string }): Promise<void> {
  const demand = await findAtDesk('demands', phone.mobile);
  await doAtDesk('demands', demand, 'contacted', { note: '已和客人确认时间和地点' });
  expect(await doAtDesk('demands', demand, 'quote', { ...offer, hours: '24' })).toBe('已报价');
}

/** From 我的需求, which must be open, to the paid order of the demand of that title: its quote, in these words, is accepted. */
export async function acceptAndPay(
  phone: Phone,
  { title, text }: { title: RegExp; text: string },
): Promise<void> {
  await phone.titled('我的需求');
  await phone.step('demands: open', () => phone.tap('button', title));
  await phone.titled('需求详情');
  await phone.text(text).waitFor();
  await phone.step('quote: accept', () => phone.tap('button', '接受并付款'));
  await phone.titled('收银台');
  await beginPayment(phone);
  await phone.step('payment succeeds', () => phone.tap('button', '支付成功'));
  await phone.titled('支付结果');
  await phone.step('order', () => phone.tap('button', '查看订单'));
  await phone.titled('订单详情');
  await phone.part('heading', '待服务').waitFor();
}
