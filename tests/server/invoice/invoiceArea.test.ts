import { eq } from 'drizzle-orm';
import { drawInvoice } from '../../../server/areas/invoice/drawInvoice';
import { configuredInvoices } from '../../../server/areas/invoice/configuredInvoices';
import type { InvoiceProvider } from '../../../server/areas/invoice/invoiceProvider';
import { keepTitle } from '../../../server/areas/invoice/invoiceRepository';
import { issueInvoices } from '../../../server/areas/invoice/issueInvoices';
import { invoices, invoiceTitles } from '../../../server/areas/invoice/schema';
import { users } from '../../../server/kernel/members/schema';
import { sandboxMessages } from '../../../server/kernel/messages/schema';
import { orders } from '../../../server/kernel/orders/schema';
import { readSettings } from '../../../server/settings';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { Endpoint, RequestOf } from '../../../types/api';
import type { InvoiceStanding, InvoiceWish } from '../../../types/api/invoice';
import { RentalWorld } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';

// Issue 11, a companion after paying: e-invoice with title, tax number and mail, asked for on the order when it is
// completed, its status shown; the sandbox makes the PDF.

let world: RentalWorld;
let session: TestSession;
let lastMobile = 13_600_000_000;
beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  session = await world.login(String((lastMobile += 1)));
});

const company: InvoiceWish = {
  kind: 'COMPANY',
  name: '北京示例科技有限公司',
  tax_number: '91350100M000100Y43',
  mail: 'fapiao@example.com',
};
const person: InvoiceWish = { kind: 'PERSON', name: '王小明', tax_number: '', mail: 'wang@example.com' };

/** An order that was paid, in a state; no member and no staff brings one there yet. */
async function order(
  state = 'COMPLETED',
  changes: { refunded?: number; paid?: number } = {},
): Promise<string> {
  const orderid = await world.book(session, { cartype_id: 'car-sylphy' });
  await world.pay(session, orderid);
  await world.db
    .update(orders)
    .set({ state, ...changes })
    .where(eq(orders.id, orderid));
  return orderid;
}

const apply = (orderid: string, wish = company, save_title = false, who = session) =>
  world.ask('POST /api/invoice/apply', { orderid, ...wish, save_title }, who);
const standing = (orderid: string): Promise<InvoiceStanding> =>
  world.get('GET /api/invoice/get_standing', { orderid }, session);
const sandbox = (): InvoiceProvider => {
  const provider = configuredInvoices(world.db, { sandbox: true });
  if (!provider) throw new Error('The sandbox issues no invoices');
  return provider;
};
const issue = (provider = sandbox()): Promise<void> =>
  issueInvoices(world.db, provider, world.server.clock());
const file = (orderid: string, who = session) => world.ask('GET /api/invoice/get_file', { orderid }, who);
const titles = async (who = session) => (await world.get('GET /api/invoice/get_titles', {}, who)).titles;

test('a completed order is asked for its invoice, which is issued, mailed and read', async () => {
  const orderid = await order();
  const { total } = await world.detail(session, orderid);
  expect(await standing(orderid)).toEqual({ amount: total });
  expect((await apply(orderid)).data).toMatchObject({ ...company, status: 'ISSUING', amount: total });
  expect((await file(orderid)).code).toBe(ErrorCode.ORDER_STATE);

  await issue();
  const { invoice } = await standing(orderid);
  expect(invoice).toMatchObject({
    status: 'ISSUED',
    number: expect.stringMatching(/^\d{20}$/) as string,
    issued_at: '2026-11-23T09:00:00+08:00',
  });
  const { data } = await file(orderid);
  expect(data.name).toBe(`电子发票-${orderid}.pdf`);
  expect(Buffer.from(data.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  const [mail] = await world.db
    .select()
    .from(sandboxMessages)
    .where(eq(sandboxMessages.mobile, company.mail));
  expect(mail?.text).toContain(invoice?.number);
  expect((await world.timeline(session, orderid)).slice(0, 2)).toEqual(['电子发票已开具', '已申请电子发票']);
});

test('the amount is the money that was paid and kept: no coins, no coupon, no refund', async () => {
  await world.fill(session, { wkcoin: 1000 });
  const orderid = await world.book(session, {
    cartype_id: 'car-sylphy',
    use_wkcoin: true,
    coupon_id: world.couponOf(session),
  });
  await world.pay(session, orderid);
  const { bill, paid } = await world.detail(session, orderid);
  const discounts = bill.lines.filter(({ amount }) => amount < 0);
  expect(discounts.length).toBeGreaterThanOrEqual(2);
  await world.db.update(orders).set({ state: 'COMPLETED', refunded: 1000 }).where(eq(orders.id, orderid));
  expect((await apply(orderid, person)).data.amount).toBe(paid - 1000);
});

test('asked twice, also at the same moment, it is one invoice; another title is refused', async () => {
  const orderid = await order();
  const [first, second] = await Promise.all([apply(orderid), apply(orderid)]);
  expect(second).toEqual(first);
  await issue();
  const again = await apply(orderid, { ...company, name: ` ${company.name} ` });
  expect(again.data).toMatchObject({ status: 'ISSUED', requested_at: first.data.requested_at });
  expect(await apply(orderid, person)).toMatchObject({
    code: ErrorCode.ORDER_STATE,
    msg: '这个订单已经申请过发票，要换抬头请联系客服',
  });
  const before = await file(orderid);
  await issue();
  expect(await file(orderid)).toEqual(before);
});

test.each([
  ['AWAITING_PICKUP', {}, '订单完成后就可以申请发票'],
  ['IN_USE', {}, '订单完成后就可以申请发票'],
  ['AWAITING_DEPOSIT', {}, '订单完成后就可以申请发票'],
  ['CANCELLED', {}, '这个订单没有完成，不能开发票'],
  ['COMPLETED', { paid: 0 }, '这个订单没有实际支付的金额，不能开发票'],
])('an order that is %s %o has none to ask for', async (state, changes, obstacle) => {
  const orderid = await order(state, changes);
  expect((await standing(orderid)).obstacle).toBe(obstacle);
  expect(await apply(orderid)).toMatchObject({ code: ErrorCode.ORDER_STATE, msg: obstacle });
  expect(await standing(orderid)).not.toHaveProperty('invoice');
});

test.each([
  ['tax_number', { tax_number: '91350100M000100Y44' }, '税号有一位不对，请对照营业执照逐位核对'],
  ['tax_number', { tax_number: '' }, '请填写税号，就是营业执照上的统一社会信用代码'],
  ['name', { name: ' ' }, '请填写营业执照上的企业全称'],
  ['mail', { mail: 'fapiao@example' }, '请填写能收到发票的邮箱，例如name@example.com'],
])('a wrong %s is named, and nothing is kept', async (field, wrong, msg) => {
  const orderid = await order();
  const answer = await apply(orderid, { ...company, ...wrong }, true);
  expect(answer).toMatchObject({ code: ErrorCode.INVALID_PARAMS, msg, data: { field } });
  expect([await titles(), (await standing(orderid)).invoice]).toEqual([[], undefined]);
});

test('the tax number is taken as it is pasted, and none is kept of a person', async () => {
  const [first, second] = [await order(), await order()];
  const pasted = await apply(first, { ...company, tax_number: ' 91350100m000100y43' });
  expect(pasted.data.tax_number).toBe(company.tax_number);
  expect((await apply(second, { ...person, tax_number: '91350100M000100Y43' })).data.tax_number).toBe('');
});

test('what the provider refuses has failed with its reason, and may be asked for anew', async () => {
  const orderid = await order();
  await apply(orderid, { ...company, name: '开票失败有限公司' });
  await issue();
  expect((await standing(orderid)).invoice).toMatchObject({
    status: 'FAILED',
    reason: '没有查到这个抬头，请核对名称和税号后重新申请',
  });
  expect((await file(orderid)).code).toBe(ErrorCode.ORDER_STATE);
  const again = (await apply(orderid)).data;
  expect(again).toMatchObject({ status: 'ISSUING', name: company.name });
  expect(again).not.toHaveProperty('reason');
  await issue();
  expect((await standing(orderid)).invoice?.status).toBe('ISSUED');
});

test('what fails again and again is not asked for without end: a provider is paid for each, and the order tells of each', async () => {
  const orderid = await order();
  const refused = { ...company, name: '开票失败有限公司' };
  for (let count = 0; count < 5; count += 1) {
    expect((await apply(orderid, refused)).code).toBe(ErrorCode.OK);
    await issue();
  }
  expect(await apply(orderid)).toMatchObject({
    code: ErrorCode.TOO_MANY_REQUESTS,
    msg: '今天申请的次数用完了，请明天再试，或联系客服',
  });
  expect((await standing(orderid)).invoice?.status).toBe('FAILED');
  world.wait(86_400);
  expect((await apply(orderid)).code).toBe(ErrorCode.OK);
  world.at('2026-11-23T09:00:00+08:00');
});

test('a provider that is silent is asked again later and later under the same key, and at last given up', async () => {
  const orderid = await order();
  await apply(orderid);
  const keys = new Set<string>();
  let asked = 0;
  const silent: InvoiceProvider = {
    issue: ({ key }) => {
      keys.add(key);
      asked += 1;
      return Promise.reject(new Error('no route'));
    },
  };
  await expect(issue(silent)).rejects.toThrow('1 invoices could not be issued');
  await issue(silent);
  expect(asked).toBe(1);
  while ((await standing(orderid)).invoice?.status === 'ISSUING') {
    world.wait(3600);
    await expect(issue(silent)).rejects.toThrow();
  }
  expect([asked, keys.size]).toEqual([14, 1]);
  expect((await standing(orderid)).invoice?.reason).toBe('开票系统一直没有响应，请稍后重新申请');
  world.server.now = new Date('2026-11-23T09:00:00+08:00');
});

test('two processes issue an invoice once; who has lost their lease changes nothing', async () => {
  const orderid = await order();
  await apply(orderid);
  let answer = (_refused: { refused: string }): void => undefined;
  const slow = issue({ issue: () => new Promise(resolve => (answer = resolve)) });
  await new Promise(setImmediate);
  await issue();
  expect((await standing(orderid)).invoice?.status).toBe('ISSUING');
  world.wait(61);
  await issue();
  answer({ refused: '来晚了' });
  await slow;
  expect((await standing(orderid)).invoice?.status).toBe('ISSUED');
});

test('a title is kept with consent, once, which was used last first, and removed', async () => {
  await apply(await order(), company);
  expect(await titles()).toEqual([]);
  for (const wish of [company, person, { ...company, mail: 'new@example.com' }]) {
    world.wait(1);
    await apply(await order(), wish, true);
  }
  const kept = await titles();
  expect(kept).toEqual([
    { id: expect.any(String) as string, ...company, mail: 'new@example.com' },
    { id: expect.any(String) as string, ...person },
  ]);
  const title_id = kept[0]?.id ?? '';
  await world.get('POST /api/invoice/remove_title', { title_id }, session);
  expect(await titles()).toMatchObject([person]);
  expect((await world.ask('POST /api/invoice/remove_title', { title_id }, session)).code).toBe(
    ErrorCode.NOT_FOUND,
  );
});

test('of more than ten titles the one of longest ago is forgotten, and they go with the member', async () => {
  const owner = 'leaves';
  await world.db.insert(users).values({ id: owner, mobile: '13400009998' });
  for (let index = 0; index < 11; index += 1) {
    world.wait(1);
    await keepTitle(world.db, owner, { ...person, name: `王小明${index}` }, world.server.clock());
  }
  const rows = () => world.db.select().from(invoiceTitles).where(eq(invoiceTitles.userId, owner));
  expect((await rows()).map(({ name }) => name)).not.toContain('王小明0');
  expect(await rows()).toHaveLength(10);
  await world.db.delete(users).where(eq(users.id, owner));
  expect(await rows()).toEqual([]);
});

test('another member finds order, document and titles nowhere, and cannot tell them from none; a visitor logs in', async () => {
  const orderid = await order();
  await apply(orderid, company, true);
  await issue();
  const [title] = await titles();
  const stranger = await world.login(String((lastMobile += 1)));
  const calls: [Endpoint, RequestOf<Endpoint>, object][] = [
    ['GET /api/invoice/get_standing', { orderid }, { orderid: 'ZC0' }],
    ['GET /api/invoice/get_file', { orderid }, { orderid: 'ZC0' }],
    ['POST /api/invoice/apply', { orderid, ...company, save_title: true }, { orderid: 'ZC0' }],
    ['POST /api/invoice/remove_title', { title_id: title?.id ?? '' }, { title_id: 'nobodys' }],
  ];
  for (const [endpoint, request, missing] of calls) {
    const theirs = await world.ask(endpoint, request, stranger);
    expect([endpoint, theirs.code]).toEqual([endpoint, ErrorCode.NOT_FOUND]);
    expect(theirs).toEqual(await world.ask(endpoint, { ...request, ...missing }, stranger));
    expect((await world.ask(endpoint, request)).code).toBe(ErrorCode.NOT_LOGGED_IN);
  }
  expect(await titles(stranger)).toEqual([]);
  expect(await titles()).toHaveLength(1);
  await world.get('POST /api/order/delete', { orderid }, session);
  expect((await file(orderid)).code).toBe(ErrorCode.NOT_FOUND);
});

test('the document is the same whenever it is drawn, with every letter of a name in it', async () => {
  const drawn = {
    ...company,
    ...{ key: 'k', orderId: 'ZC1', amount: 56250, number: '1'.repeat(20) },
    issuedAt: new Date('2026-11-23T09:00:00+08:00'),
  };
  const [document, again] = [await drawInvoice(drawn), await drawInvoice(drawn)];
  expect(again.equals(document)).toBe(true);
  expect((await drawInvoice({ ...drawn, name: '北京喆堃镕科技有限公司' })).equals(document)).toBe(false);
  expect(document.toString('latin1')).toContain('/FontFile3');
});

test('without a provider none is to be had, and the order says so', async () => {
  const orderid = await order();
  expect(configuredInvoices(world.db, readSettings({ SANDBOX: 'off' }))).toBeUndefined();
  Object.assign(world.server.settings, { sandbox: false });
  expect((await standing(orderid)).obstacle).toBe('暂时不能在线申请发票，请联系客服');
  expect((await apply(orderid)).code).toBe(ErrorCode.ORDER_STATE);
  Object.assign(world.server.settings, { sandbox: true });
  expect(await world.db.$count(invoices, eq(invoices.orderId, orderid))).toBe(0);
});
