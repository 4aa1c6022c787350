import { LongWorld } from '../long/LongWorld';
import { ViolationWorld } from './violationWorld';

// Issue 15: a case about a long rental holds its deposit as one about a short one does; of its cars the one that was out.

let long: LongWorld;
let world: ViolationWorld;
beforeAll(async () => {
  long = await LongWorld.open();
  world = new ViolationWorld(long.rental);
});
afterAll(() => long.close());

test('it names the plate, and is paid out of the deposit that came with the first month', async () => {
  const who = await long.begun('13500009999');
  const orderid = await long.rented(who);
  const deposits = async () =>
    (await long.rental.get('GET /api/order_long/get_detail', { orderid }, who)).deposits.find(
      ({ kind }) => kind === 'violation',
    );
  const before = await deposits();
  const id = await world.register({ orderid, time: '2026-11-28 10:00' });
  expect(id).toMatch(/^WZ/);
  const { plate, car, line, agency } = await world.detail(who, id);
  expect([plate, car, line]).toEqual(['京A12345', '大众朗逸', 'LONG']);
  expect((await deposits())?.holds).toMatchObject([{ case_kind: 'VIOLATION', case_id: id }]);
  const request = { id, expected_total: agency?.total ?? 0, pay: 'DEPOSIT' } as const;
  await long.rental.get('POST /api/violation/confirm_fee', request, who);
  expect(await world.desk(id, 'finish-agency')).toBe('已处理');
  const after = await deposits();
  expect(after?.kept).toBe((before?.kept ?? 0) + 15_000);
  expect(after).not.toHaveProperty('holds');
});
