import { auditLedger } from '../../../server/kernel/money/auditLedger';
import { sandboxProvider } from '../../../server/kernel/money/providers/sandboxProvider';
import type { TestSession } from '../support/testServer';
import { LongWorld, MONTH } from './LongWorld';

// Issue 13: automatic collection through the provider interface where there is a mandate, else a link.

let world: LongWorld;
let who: TestSession;
let mobile = 13_100_000_000;
beforeAll(async () => {
  world = await LongWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  who = await world.begun(String((mobile += 1)));
});
afterEach(async () => {
  jest.restoreAllMocks();
  expect(await auditLedger(world.db)).toEqual([]);
});

/** Weeks later the member logs in again. */
async function at(time: string): Promise<void> {
  world.rental.at(time);
  who = await world.rental.login(who.login.uid);
}

describe('automatic collection', () => {
  const sign = (orderid: string) => world.rental.get('POST /api/order_long/mandate/sign', { orderid }, who);

  it('takes an instalment on the day on which it is due, once, without a message', async () => {
    const orderid = await world.rented(who);
    expect(await sign(orderid)).toMatchObject({ state: 'SIGNED', method_text: '微信支付' });
    await at('2026-12-24T23:00:00+08:00');
    await Promise.all([world.remind(), world.collect()]);
    expect(await world.standings(who, orderid)).toEqual(['PAID', 'DUE', 'LATER']);
    await at('2026-12-25T08:00:00+08:00');
    await Promise.all([world.collect(), world.collect()]);
    expect(await world.standings(who, orderid)).toEqual(['PAID', 'PAID', 'LATER']);
    expect((await world.detail(who, orderid)).paid).toBe(2 * MONTH);
    expect(await world.messages(who)).toEqual([]);
  });

  it('is tried three times, and then asked for by a message', async () => {
    const collected = jest.spyOn(sandboxProvider, 'collect' as never).mockResolvedValue('FAILED' as never);
    const orderid = await world.rented(who);
    await sign(orderid);
    for (const time of ['08:00', '09:00', '15:00', '22:00']) {
      await at(`2026-12-25T${time}:00+08:00`);
      await world.collect();
    }
    await at('2026-12-26T08:00:00+08:00');
    await world.collect();
    await world.remind();
    expect(collected).toHaveBeenCalledTimes(3);
    expect(await world.messages(who)).toHaveLength(1);
    expect((await world.detail(who, orderid)).timeline[0]?.text).toBe('自动扣款没有成功，请手动支付本期租金');
    // By hand it can be paid at once.
    await world.pay(who, orderid);
    expect(await world.standings(who, orderid)).toEqual(['PAID', 'PAID', 'LATER']);
  });

  it('is not made of who has ended it while others’ was being made', async () => {
    const early = await world.rented(who);
    await sign(early);
    const other = await world.rental.login(String((mobile += 1)));
    world.rental.at('2026-11-23T09:00:00+08:00');
    const later = await world.rented(other, { from_time: '2026-11-28T11:00:00+08:00' });
    await world.rental.get('POST /api/order_long/mandate/sign', { orderid: later }, other);
    await at('2026-12-25T08:00:00+08:00');
    const again = await world.rental.login(other.login.uid);
    const collected = jest.spyOn(sandboxProvider, 'collect' as never).mockImplementation((async () => {
      await world.rental.get('POST /api/order_long/mandate/cancel', { orderid: later }, again);
      return 'SUCCEEDED';
    }) as never);
    await world.collect();
    expect(collected).toHaveBeenCalledTimes(1);
    expect(await world.standings(who, early)).toEqual(['PAID', 'PAID', 'LATER']);
    expect(await world.standings(again, later)).toEqual(['PAID', 'DUE', 'LATER']);
  });

  it('that cannot be made of one holds up no other', async () => {
    const first = await world.rented(who);
    await sign(first);
    const other = await world.rental.login(String((mobile += 1)));
    world.rental.at('2026-11-23T09:00:00+08:00');
    const second = await world.rented(other, { from_time: '2026-11-28T11:00:00+08:00' });
    await world.rental.get('POST /api/order_long/mandate/sign', { orderid: second }, other);
    await at('2026-12-25T08:00:00+08:00');
    const { money } = world.rental.server;
    jest.spyOn(money, 'collect').mockRejectedValueOnce(new Error('The provider is not what it was'));
    await expect(world.collect()).rejects.toThrow('1 instalments could not be collected');
    const again = await world.rental.login(other.login.uid);
    expect(await world.standings(again, second)).toEqual(['PAID', 'PAID', 'LATER']);
  });

  it('is received once where its member opens a cashier while it is made, which is closed then', async () => {
    const orderid = await world.rented(who);
    await sign(orderid);
    await at('2026-12-25T08:00:00+08:00');
    let opened = '';
    jest.spyOn(sandboxProvider, 'collect' as never).mockImplementation((async () => {
      opened = await world.begin(who, orderid);
      return 'SUCCEEDED';
    }) as never);
    await world.collect();
    await world.rental.server.money.settled();
    expect(await world.standings(who, orderid)).toEqual(['PAID', 'PAID', 'LATER']);
    expect(await world.detail(who, orderid)).toMatchObject({ paid: 2 * MONTH, refunded: 0 });
    const { status } = await world.rental.get('GET /api/pay/query', { payment_id: opened }, who);
    expect(status).toBe('CANCELLED');
  });

  it('ends when its member says so', async () => {
    const orderid = await world.rented(who);
    await sign(orderid);
    const ended = await world.rental.get('POST /api/order_long/mandate/cancel', { orderid }, who);
    expect(ended.state).toBe('OPEN');
    await at('2026-12-25T08:00:00+08:00');
    await world.collect();
    expect(await world.standings(who, orderid)).toEqual(['PAID', 'DUE', 'LATER']);
  });
});
