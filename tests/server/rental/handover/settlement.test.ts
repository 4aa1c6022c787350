import { concludeBill } from '../../../../server/areas/rental/handover/settle';
import { auditLedger } from '../../../../server/kernel/money/auditLedger';
import { readBalance } from '../../../../server/kernel/money/ledger';
import { ErrorCode } from '../../../../src/domain/errorCode';
import type { Settling } from '../../../../src/domain/settling';
import { HOUSE } from '../../../../server/kernel/money/accounts';
import { Handover, RETURN, TOTAL } from './Handover';

// Issue 12, hand-over: the renter accepts or contests what the return has added, and the desk answers.

let returns: Handover;
beforeAll(async () => {
  returns = await Handover.open();
});
afterAll(() => returns.world.close());

describe('the settlement', () => {
  const ASKED = '账单已核对，请在11月29日 10:00前确认费用，逾期按账单结算';
  /** Detail and list say alike what goes on and who acts next; the home tells it from the detail. */
  async function expectNote(orderid: string, settling: Settling | undefined, note: string): Promise<void> {
    const detail = await returns.detail(orderid);
    expect([detail.settling, detail.note]).toEqual([settling, note]);
    const { orders } = await returns.world.get(
      'GET /api/order/get_orders',
      { page: 1, aliasStatus: 0 },
      returns.session,
    );
    expect(orders.find(order => order.orderid === orderid)).toMatchObject({ note });
  }

  it('is asked, contested, answered and accepted; what is owed is paid in the cashier', async () => {
    const orderid = await returns.returnedOrder();
    const charge = { code: 'CLEANING', amount: '80', note: '后座有大片油污' };
    expect(await returns.desk(orderid, 'add-charge', charge)).toBe('已添加');
    expect((await returns.accept(orderid, 8000)).code).toBe(ErrorCode.ORDER_STATE);
    await expectNote(orderid, 'CHECKING', '门店正在核对用车费用，核对好后请您确认');
    await returns.desk(orderid, 'send-bill');
    await expectNote(orderid, 'ASKED', ASKED);

    const asked = await returns.settlementOf(orderid);
    expect(asked).toMatchObject({ state: 'ASKED', total: TOTAL + 8000, due: 8000 });
    const charge_id = asked.charges[0]?.id ?? '';
    const { settlement } = await returns.world.get(
      'POST /api/order/bill/contest',
      { orderid, charge_id, reason: '取车时就有' },
      returns.session,
    );
    expect(settlement.charges).toMatchObject([{ state: 'CONTESTED', contest: '取车时就有' }]);
    await expectNote(orderid, 'CONTESTED', '有异议的费用正在核实，门店回复后再确认');
    expect((await returns.accept(orderid, 8000)).msg).toBe('有异议的费用正在核实，门店回复后再确认');

    await returns.desk(orderid, `answer-${charge_id}`, {
      decision: 'keep',
      answer: '取车照片里没有',
    });
    expect((await returns.settlementOf(orderid)).charges).toMatchObject([
      { state: 'PROPOSED', contest: '取车时就有', answer: '取车照片里没有' },
    ]);
    await expectNote(orderid, 'ASKED', ASKED);

    const surprised = await returns.accept(orderid, 0);
    expect(surprised).toMatchObject({ code: ErrorCode.PRICE_CHANGED, data: { due: 8000 } });
    expect((await returns.accept(orderid, 8000)).data).toEqual({ status: 'AWAITING_SUPPLEMENT', due: 8000 });
    await expectNote(orderid, undefined, '用车后费用还需支付¥80');

    const due = await returns.world.get(
      'GET /api/pay/get_due',
      { kind: 'RENTAL', id: orderid },
      returns.session,
    );
    expect(due.lines).toEqual(['还车后确认的费用']);
    expect(due.standing).toMatchObject({ state: 'DUE', amount: 8000 });
    expect(due.standing).not.toHaveProperty('expires_at');
    await returns.world.pay(returns.session, orderid);
    const order = await returns.detail(orderid);
    expect(order).toMatchObject({ status: 'AWAITING_DEPOSIT', paid: TOTAL + 8000, total: TOTAL + 8000 });
    expect(order.bill.total).toBe(TOTAL + 8000);
    expect(order.bill.lines.at(-1)).toMatchObject({
      name: '清洁费',
      amount: 8000,
      group: 'afterwards',
      rule: '后座有大片油污',
    });
    expect(await auditLedger(returns.world.db)).toEqual([]);
  });

  it('waits a day for the word of who was asked; what they are asked anew begins it again', async () => {
    const orderid = await returns.returnedOrder(RETURN, 90);
    await returns.desk(orderid, 'send-bill');
    expect((await returns.settlementOf(orderid)).answer_by).toBe('2026-11-29T10:00:00+08:00');
    const conclude = () => concludeBill(returns.world.server.money, orderid, returns.world.server.clock());
    await returns.goTo('2026-11-29T09:59:59+08:00');
    await expect(conclude()).rejects.toThrow(
      '租车人可以在11月29日 10:00前确认或提出异议，到时没有回复才能按账单结算',
    );
    await returns.desk(orderid, 'conclude');
    expect(await returns.stateOf(orderid)).toBe('SETTLING');

    const [charge] = (await returns.settlementOf(orderid)).charges;
    const contest = { orderid, charge_id: charge?.id ?? '', reason: '还车时是满的' };
    await returns.world.get('POST /api/order/bill/contest', contest, returns.session);
    expect(await returns.settlementOf(orderid)).not.toHaveProperty('answer_by');
    await returns.goTo('2026-12-01T10:00:00+08:00');
    await expect(conclude()).rejects.toThrow('答复有异议的费用');
    await returns.desk(orderid, `answer-${charge?.id}`, { decision: 'keep', answer: '90%' });
    expect((await returns.settlementOf(orderid)).answer_by).toBe('2026-12-02T10:00:00+08:00');
    await expect(conclude()).rejects.toThrow('12月2日 10:00');
    await returns.goTo('2026-12-02T10:00:00+08:00');
    expect(await returns.desk(orderid, 'conclude')).toBe('已结算');
  });

  it('ends without a charge that the site takes back', async () => {
    const orderid = await returns.returnedOrder(RETURN, 90);
    await returns.desk(orderid, 'send-bill');
    const [charge] = (await returns.settlementOf(orderid)).charges;
    await returns.desk(orderid, `answer-${charge?.id}`, { decision: 'withdraw' });
    expect(await returns.settlementOf(orderid)).toMatchObject({ due: 0, charges: [{ state: 'WITHDRAWN' }] });
    expect((await returns.accept(orderid, 0)).data).toEqual({ status: 'AWAITING_DEPOSIT', due: 0 });
    expect((await returns.detail(orderid)).bill.total).toBe(TOTAL);
  });

  it('is nobody else’s', async () => {
    const orderid = await returns.returnedOrder();
    const owner = returns.session;
    await returns.begin('2026-11-28T11:00:00+08:00');
    const asked = await returns.world.ask('GET /api/order/get_settlement', { orderid }, returns.session);
    const unknown = await returns.world.ask(
      'GET /api/order/get_settlement',
      { orderid: 'ZC0' },
      returns.session,
    );
    expect(asked).toEqual(unknown);
    expect((await returns.accept(orderid, 0)).code).toBe(ErrorCode.NOT_FOUND);
    returns.session = owner;
  });

  it('counts the same form once, however often it is sent', async () => {
    const orderid = await returns.returnedOrder();
    const charge = { code: 'DAMAGE', amount: '300', note: '右前门划痕', key: 'the-same-form' };
    await returns.desk(orderid, 'add-charge', charge);
    await returns.desk(orderid, 'add-charge', charge);
    expect((await returns.settlementOf(orderid)).due).toBe(30000);
  });

  it('takes what is owed from the vehicle deposit when the site says so, and gives the rest back', async () => {
    const orderid = await returns.returnedOrder();
    await returns.desk(orderid, 'add-charge', {
      code: 'DAMAGE',
      amount: '1000',
      note: '后杠破损',
    });
    await returns.desk(orderid, 'send-bill');
    await returns.goTo('2026-11-29T10:00:00+08:00');
    expect(await returns.desk(orderid, 'conclude')).toBe('已结算');
    expect(await returns.stateOf(orderid)).toBe('AWAITING_SUPPLEMENT');
    expect(await returns.desk(orderid, 'pay-from-deposit')).toBe('已从押金扣除');
    expect(await returns.detail(orderid)).toMatchObject({
      status: 'AWAITING_DEPOSIT',
      deposits: [
        { kind: 'vehicle', kept: 100000 },
        { kind: 'violation', kept: 0 },
      ],
    });
    await returns.desk(orderid, 'release-vehicle');
    expect(await readBalance(returns.world.db, HOUSE.revenue)).toBeGreaterThanOrEqual(100000);
    expect(await returns.timeline(orderid)).toContain('已退还车辆押金¥2000');
    expect(await auditLedger(returns.world.db)).toEqual([]);
  });
});
