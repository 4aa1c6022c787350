import { eq } from 'drizzle-orm';
import { cartypes } from '../../../server/areas/cartype/schema';
import { numberOf } from '../../../server/areas/rental/people';
import { rentalOrders } from '../../../server/areas/rental/schema';
import { readInsured } from '../../../server/areas/rental/stored';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { ServiceCode } from '../../../types/api/bill';
import type { InsuredPerson } from '../../../types/api/rental';
import type { TestSession } from '../support/testServer';
import { idCardNumber, RentalWorld, renter } from './rentalWorld';

// Specification §3, accident driver entry; §5, identity card and at most 9 accident drivers.

const log: string[] = [];
let world: RentalWorld;
let session: TestSession;
beforeAll(async () => {
  world = await RentalWorld.open({}, { write: line => void log.push(line) });
  await world.db.update(cartypes).set({ seats: 12 }).where(eq(cartypes.id, 'car-sylphy'));
});
afterAll(() => world.close());
let lastMobile = 13_400_000_000;
beforeEach(async () => {
  session = await world.login(String((lastMobile += 1)));
});

const services: ServiceCode[] = ['INS_THIRDPARTY', 'INS_TRAVEL_ACCIDENT'];
const NAMES = [
  '王小明',
  '李雷',
  '韩梅梅',
  '买买提·艾力',
  'John Smith',
  '赵一',
  '钱二',
  '孙三',
  '周四',
  '吴五',
];
const people = (count: number): InsuredPerson[] =>
  NAMES.slice(0, count).map((name, index) => ({ name, idcard_no: idCardNumber(`198${index}0307`) }));

/** Of car-sylphy there are plenty, so that bookings need not be given back. */
const add = (insured: InsuredPerson[] | undefined, insured_count: number, more = {}) =>
  world.add(session, { cartype_id: 'car-sylphy', services, insured_count, insured, ...more });
const stored = async (orderid: string) =>
  (await world.db.select().from(rentalOrders).where(eq(rentalOrders.orderId, orderid)))[0]?.insured;
/** The same with their numbers, which are sealed. */
const openedPeople = async (orderid: string): Promise<InsuredPerson[]> =>
  readInsured((await stored(orderid)) ?? []).map(({ name, keptNumber }) => {
    expect(keptNumber).toMatch(/^v1\./);
    return { name, idcard_no: numberOf(keptNumber, orderid, world.server.settings.dataKey) };
  });

test('are stored with sealed numbers, trimmed, and shown with masked numbers', async () => {
  const [first, second] = people(2);
  if (!first || !second) throw new Error('Two people are needed');
  const { data } = await add([first, { name: ` ${second.name} `, idcard_no: second.idcard_no }], 2);
  expect(await openedPeople(data.orderid)).toEqual([first, second]);
  const { insured } = await world.detail(session, data.orderid);
  expect(insured.map(({ name }) => name)).toEqual(['王小明', '李雷']);
  for (const { idcard_no } of insured) expect(idcard_no).toMatch(/^110\*{11}.{4}$/);
});

test('are the renter alone when nobody is named', async () => {
  const { data } = await add(undefined, 1);
  expect(await openedPeople(data.orderid)).toEqual([{ name: renter.name, idcard_no: renter.idcard_no }]);
  expect(await add(undefined, 2)).toMatchObject({
    code: ErrorCode.INVALID_PARAMS,
    msg: '被保险人数为2人，请填写2位被保险人的信息',
  });
});

test('are nobody without the service, whatever is sent', async () => {
  const { code, data } = await add([{ name: '1', idcard_no: '2' }], 3, { services: ['INS_THIRDPARTY'] });
  expect(code).toBe(ErrorCode.OK);
  expect(await stored(data.orderid)).toEqual({ version: 2, people: [] });
  expect((await world.detail(session, data.orderid)).insured).toEqual([]);
});

test.each([
  ['fewer than are paid for', people(1), 2, '被保险人数为2人，请填写2位被保险人的信息', undefined],
  ['more than are paid for', people(3), 2, '被保险人数为2人，请填写2位被保险人的信息', undefined],
  ['ten', people(10), 10, '意外险最多为9人投保，请修改被保险人数', undefined],
  [
    'without a name',
    [...people(1), { name: ' ', idcard_no: idCardNumber('19900101') }],
    2,
    '请填写第2位被保险人2至30个字的真实姓名',
    1,
  ],
  [
    'with a wrong check digit',
    [{ name: '李雷', idcard_no: '110101199003071234' }],
    1,
    '请填写第1位被保险人正确的18位身份证号码',
    0,
  ],
  [
    'the renter under another name',
    [{ name: '李雷', idcard_no: renter.idcard_no }],
    1,
    '第1位被保险人与取车人的身份证号码相同，姓名不同，请核对',
    0,
  ],
  ['the same person twice', [...people(2), ...people(1)], 3, '第3位被保险人的身份证号码重复，请修改', 2],
])('that are %s are refused with the reason', async (_who, insured, count, msg, index) => {
  const answer = await add(insured, count);
  expect([answer.code, answer.msg]).toEqual([ErrorCode.INVALID_PARAMS, msg]);
  expect(answer.data).toEqual({ field: 'insured', ...(index !== undefined && { index }) });
});

test('are as many as nine, but never more than the car has seats', async () => {
  expect((await add(people(9), 9)).code).toBe(ErrorCode.OK);
  const inFive = { cartype_id: 'car-lavida' };
  expect(await add(people(6), 6, inFive)).toMatchObject({
    code: ErrorCode.INVALID_PARAMS,
    msg: '这款车最多乘坐5人，请修改被保险人数',
  });
  expect((await add(people(5), 5, inFive)).code).toBe(ErrorCode.OK);
});

test('never come into the log', () => {
  const text = log.join('');
  expect(text).toContain('/api/order/add');
  for (const { name, idcard_no } of people(10)) {
    expect(text).not.toContain(name);
    expect(text).not.toContain(idcard_no);
  }
});
