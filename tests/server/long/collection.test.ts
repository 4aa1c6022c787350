import { auditLedger } from '../../../server/kernel/money/auditLedger';
import { sandboxProvider } from '../../../server/kernel/money/providers/sandboxProvider';
import { longOrders } from '../../../server/areas/long/schema';
import { Failure } from '../../../server/kernel/failure';
import { ErrorCode } from '../../../src/domain/errorCode';
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
  // Nothing of this story is collected in the next one.
  await world.db.update(longOrders).set({ mandate: null });
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

  it('that fails sends the link by which the month is paid at once, and not again with the next try', async () => {
    jest.spyOn(sandboxProvider, 'collect' as never).mockResolvedValue('FAILED' as never);
    const orderid = await world.rented(who);
    await sign(orderid);
    await at('2026-12-25T08:00:00+08:00');
    await world.collect();
    await at('2026-12-25T15:00:00+08:00');
    await world.collect();
    const [message = '', ...others] = await world.messages(who);
    expect(others).toEqual([]);
    expect(message).toContain('第2期租金¥2850，自动扣款没有成功，请在12月25日前手动支付。支付请点：');
    const token = message.split('token=')[1] ?? '';
    expect(await world.rental.get('GET /api/order_long/get_simple_detail', { token })).toMatchObject({
      ...{ what: '第2期租金', amount: MONTH, state: 'DUE' },
    });
  });

  it('is made in the host in which it was agreed', async () => {
    const orderid = await world.rented(who);
    await sign(orderid);
    await world.db.update(longOrders).set({ mandatePlace: 'weapp' });
    await at('2026-12-25T08:00:00+08:00');
    const collected = jest.spyOn(world.rental.server.money, 'collect');
    await world.collect();
    expect(collected.mock.calls.map(([{ payer }]) => payer.place)).toEqual(['weapp']);
  });

  it('by a way to pay that is closed by now is asked for by its link, and told to the log without a name', async () => {
    const orderid = await world.rented(who);
    await sign(orderid);
    await at('2026-12-25T08:00:00+08:00');
    const { money } = world.rental.server;
    const closed = new Failure(ErrorCode.PAYMENT_CLOSED, '暂不支持这种支付方式');
    jest.spyOn(money, 'collect').mockRejectedValueOnce(closed);
    const failed = (await world.collect().catch((error: unknown) => error)) as AggregateError;
    expect(failed.errors.map(String)).toEqual([`Error: Instalment ${orderid}-2 is not collected any more`]);
    expect((failed.errors[0] as Error).cause).toBe(closed);
    expect(await world.messages(who)).toHaveLength(1);
  });

  it('whose answer never came is told to the log, and asked for later', async () => {
    jest
      .spyOn(sandboxProvider, 'collect' as never)
      .mockRejectedValue(new Error('The provider is silent') as never);
    const orderid = await world.rented(who);
    await sign(orderid);
    await at('2026-12-25T08:00:00+08:00');
    await world.collect();
    expect(await world.messages(who)).toEqual([]);
    expect(world.rental.server.reports.map(String)).toContainEqual(
      expect.stringMatching(/^Error: Nobody knows whether .* was collected$/),
    );
  });

  it('cannot be agreed in a host whose provider collects nothing', async () => {
    const { money } = world.rental.server;
    jest.spyOn(money, 'canCollect').mockReturnValue(false);
    const orderid = await world.rented(who);
    expect((await world.detail(who, orderid)).mandate).toEqual({ state: 'NONE' });
    expect(await world.rental.ask('POST /api/order_long/mandate/sign', { orderid }, who)).toMatchObject({
      ...{ code: ErrorCode.ORDER_STATE, msg: '暂时不能开通自动扣款，请在应付日前手动支付' },
    });
    // Who cannot have it collected is reminded.
    await at('2026-12-22T08:00:00+08:00');
    await world.remind();
    expect((await world.messages(who))[0]).toContain('应付日为12月25日');
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
    // Its link came with the first failure; being late is told of as to everybody.
    expect((await world.messages(who)).map(text => /自动扣款没有成功|已逾期/.exec(text)?.[0])).toEqual([
      '自动扣款没有成功',
      '已逾期',
    ]);
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
