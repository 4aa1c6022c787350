import { ErrorCode } from '../../../src/domain/errorCode';
import type { OrderChoice } from '../../../types/api/rental';
import type { TestSession } from '../support/testServer';
import { ASSESSED, AccidentWorld, FULL } from './accidentWorld';

// Issue 15: what the staff decides the renter can check line by line, and is told of with the day until which to appeal.

let world: AccidentWorld;
let who: TestSession;
beforeAll(async () => {
  world = await AccidentWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  who = await world.begun();
});

test('each line says what it costs, what of it is owed, and by which rule', async () => {
  const id = await world.decided(who, await world.rented(who));
  expect((await world.messages(who)).at(-1)).toBe(
    '11月26日的事故：责任已核定，需要您承担¥2600，请在12月3日前确认，有异议可以在此之前申诉。',
  );
  const detail = await world.detail(who, id);
  expect(detail).toMatchObject({
    ...{ status: 'DECIDED', due: 260_000, from_deposit: 260_000 },
    ...{ can_appeal: true, can_pay: true, can_supply: false, can_withdraw: false },
    decision: { liability_text: '我方全责', exclusion: 'NONE', total: 260_000, appeal_until: '2026-12-03' },
  });
  expect(detail.decision?.lines).toEqual([
    { code: 'REPAIR', name: '车辆维修费', damage: 260_000, amount: 150_000, rule: expect.any(String) },
    { code: 'GLASS', name: '轮胎、玻璃和小额剐蹭', damage: 30_000, amount: 30_000, rule: expect.any(String) },
    { code: 'DOWNTIME', name: '停运损失费', damage: 60_000, amount: 60_000, rule: expect.any(String) },
    { code: 'TOWING', name: '拖车费', damage: 20_000, amount: 20_000, rule: expect.any(String) },
  ]);
});

test.each<[Partial<OrderChoice>, Partial<typeof FULL>, number]>([
  [{ services: ['INS_THIRDPARTY', 'WORRY_FREE'] }, {}, 0],
  [{ services: ['INS_THIRDPARTY', 'INS_SAFE_TRAVEL'] }, {}, 2600],
  [{ services: ['INS_THIRDPARTY', 'GOOD_DRIVER'] }, {}, 2100],
  [{}, { liability: 'NONE' }, 0],
  [{ services: ['INS_THIRDPARTY', 'WORRY_FREE'] }, { exclusion: 'DRUNK' }, 3700],
  [{}, { third: 250_000 }, 52_600],
  [{}, { injury: 800, people: 1 }, 3400],
])('with %j and %j %i yuan are owed', async (choice, facts, yuan) => {
  const id = await world.decided(who, await world.rented(who, choice), { facts });
  expect((await world.detail(who, id)).decision?.total).toBe(yuan * 100);
});

test('what is worked out anew needs a new link, and the figures that were seen', async () => {
  const orderid = await world.rented(who);
  const id = await world.report(who, orderid);
  const first = await world.link(id);
  await world.rental.get('POST /api/order/accident/update', await world.update(first));
  const second = await world.link(id, 'return', { reason: '右后门没有损伤' });
  expect((await world.detail(who, id)).status).toBe('ASSESSING');
  expect((await world.messages(who)).at(-1)).toContain('重新定损：右后门没有损伤');
  await world.rental.get('POST /api/order/accident/update', await world.update(second, { repair: 50_000 }));
  await world.done(id, 'decide', FULL, '已核定');
  expect((await world.detail(who, id)).decision?.lines[0]?.amount).toBe(50_000);
});

test('a bill of a hospital is somebody’s', async () => {
  const id = await world.report(who, await world.rented(who));
  await world.done(id, 'assess', ASSESSED, '已录入');
  expect(await world.desk(id, 'decide', { ...FULL, injury: 100 })).toBe('有医疗费时请填写受伤人数');
});

describe('nobody says anything', () => {
  test('it stands when the days to appeal are over, and waits to be paid', async () => {
    const id = await world.decided(who, await world.rented(who));
    world.rental.at('2026-12-03T23:59:59+08:00');
    await world.sweep();
    who = await world.again(who);
    expect((await world.detail(who, id)).status).toBe('DECIDED');
    world.rental.at('2026-12-04T00:00:00+08:00');
    await world.sweep();
    await world.sweep();
    expect(await world.detail(who, id)).toMatchObject({ status: 'UNPAID', due: 260_000 });
    expect((await world.messages(who)).filter(text => text.includes('申诉期已过'))).toEqual([
      '11月26日的事故：申诉期已过，待付¥2600。',
    ]);
    const appeal = { id, reason: '对方先变道' };
    expect((await world.rental.ask('POST /api/order/accident/appeal/add', appeal, who)).code).toBe(
      ErrorCode.ORDER_STATE,
    );
  });

  test('where nothing is due it is over, and holds nothing any more', async () => {
    const orderid = await world.rented(who);
    const id = await world.decided(who, orderid, { facts: { liability: 'NONE' } });
    world.rental.at('2026-12-04T00:00:00+08:00');
    await world.sweep();
    who = await world.again(who);
    expect((await world.detail(who, id)).status).toBe('CLOSED');
    expect(await world.deposit(who, orderid)).not.toHaveProperty('holds');
  });
});
