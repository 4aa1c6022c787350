import { ErrorCode } from '../../../src/domain/errorCode';
import type { TestSession } from '../support/testServer';
import { freshKey } from '../rental/rentalWorld';
import { LONG_END, LongWorld, MONTH } from './LongWorld';

// Issue 13, contract: the agreement has the order's figures, accepted with version and time; an extension has its own.

let world: LongWorld;
let who: TestSession;
let mobile = 13_400_000_000;
beforeAll(async () => {
  world = await LongWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  who = await world.begun(String((mobile += 1)));
});

const agreementOf = (orderid: string) =>
  world.rental.get('GET /api/order_long/get_agreement', { orderid }, who);
const partOf = async (orderid: string, title: string) =>
  (await agreementOf(orderid)).parts.find(part => part.title === title)?.rows;
const documentOf = async (orderid: string): Promise<Buffer> => {
  const { content } = await world.rental.get('GET /api/order_long/get_agreement_file', { orderid }, who);
  return Buffer.from(content, 'base64');
};

test('what was accepted stays as it was accepted, whatever becomes of the order', async () => {
  const orderid = await world.rented(who);
  const before = await agreementOf(orderid);
  expect(before.accepted?.[0]).toEqual({ title: '长租协议', version: '1.0' });
  expect(before).toMatchObject({ accepted_at: '2026-11-23T09:00:00+08:00', supplements: [] });
  world.rental.at('2026-12-10T10:00:00+08:00');
  who = await world.rental.login(who.login.uid);
  expect(await world.extend(who, orderid, 3)).toMatchObject({ code: ErrorCode.OK });
  world.rental.at('2027-05-28T10:00:00+08:00');
  who = await world.rental.login(who.login.uid);
  await world.takeBack(orderid, { damage: 200 });
  expect((await world.detail(who, orderid)).total).not.toBe(3 * MONTH);
  const { supplements: _later, ...after } = await agreementOf(orderid);
  const { supplements: _none, ...first } = before;
  expect(after).toEqual(first);
  expect(await partOf(orderid, '费用')).toContainEqual({ name: '合计', value: '¥8550' });
  expect(await partOf(orderid, '付款计划')).toHaveLength(3);
  expect(await partOf(orderid, '车辆和租期')).toContainEqual({ name: '到期时间', value: '2027-02-28 10:00' });
});

test('an extension is accepted by itself: its figures, its wording and its time stand below the agreement', async () => {
  const orderid = await world.rented(who);
  const length = (await documentOf(orderid)).length;
  world.rental.at('2026-12-10T10:00:00+08:00');
  who = await world.rental.login(who.login.uid);
  await world.extend(who, orderid, 3);
  await world.extend(who, orderid, 1);
  const { supplements = [] } = await agreementOf(orderid);
  expect(supplements.map(({ title }) => title)).toEqual(['补充协议1', '补充协议2']);
  const [first] = supplements;
  expect(first?.rows).toEqual([
    { name: '续租租期', value: '3个月', note: '总租期6个月' },
    { name: '续租后到期时间', value: '2027-05-28 10:00' },
    { name: '续租费用', value: '¥8100', note: '含已选的月度服务' },
    { name: '续租后合计', value: '¥16650' },
    { name: '第4期', value: '¥2700', note: '2027-02-28至2027-03-28，应付日2027-02-25' },
    { name: '第5期', value: '¥2700', note: '2027-03-28至2027-04-28，应付日2027-03-25' },
    { name: '第6期', value: '¥2700', note: '2027-04-28至2027-05-28，应付日2027-04-25' },
    {
      name: '同意《长租补充协议》',
      value: '版本1.0',
      note: '2026-12-10 10:00，续租的租金和付款日按本补充协议，其他约定仍按长租协议',
    },
  ]);
  const document = await documentOf(orderid);
  expect(document.length).toBeGreaterThan(length);
});

test('an extension in a wording that is over is not accepted: the new one is shown first', async () => {
  const orderid = await world.rented(who);
  const { amount: expected } = await world.extension(who, orderid, 1);
  const wish = { orderid, months: 1, expected, client_key: freshKey(), agreement_version: '0.9' };
  expect(await world.rental.ask('POST /api/order_long/extend', wish, who)).toMatchObject({
    ...{ code: ErrorCode.PRICE_CHANGED, msg: '长租补充协议有更新，请阅读后再提交' },
    data: { agreement_version: '1.0' },
  });
  expect((await world.detail(who, orderid)).to_time).toBe(LONG_END);
});

test('nor is a booking in a wording of 长租协议 that is over', async () => {
  const request = await world.addRequest(who, { agreement_version: '0.9' });
  expect(await world.rental.ask('POST /api/order_long/add', request, who)).toMatchObject({
    ...{ code: ErrorCode.PRICE_CHANGED, msg: '长租协议有更新，请阅读后再提交' },
    data: { agreement_version: '1.0' },
  });
});
