import { canMove, type Mover } from '../../../../src/domain/orderLife';
import { rentalLife, type RentalState } from '../../../../src/domain/rentalLife';
import { moveOrder, readOrder } from '../../../../server/kernel/orders/orderRepository';
import type { DataOf, RequestOf } from '../../../../types/api';
import type { AmendmentCheck, Amended, ModifyWish } from '../../../../types/api/amendment';
import type { Answer } from '../../../../types/api/call';
import type { PayMethod } from '../../../../types/api/pay';
import type { TestSession } from '../../support/testServer';
import { choice, freshKey, type RentalWorld } from '../rentalWorld';

/** What `choice` costs, fen: three weekdays at ¥200, ¥40 a day, ¥40 an order. */
export const TOTAL = 76000;
/** Another weekday; a Saturday or Sunday. */
export const WEEKDAY = 24000;
export const WEEKEND_DAY = 27000;

export const SATURDAY = '2026-11-28T10:00:00+08:00';
export const SUNDAY = '2026-11-29T10:00:00+08:00';

type Path = 'modify' | 'relet' | 'early_return';

/** What `modify` is asked with: the choice of the world with some changes. */
export const wish = (orderid: string, changes: Partial<ModifyWish> = {}): ModifyWish => ({
  orderid,
  site_id: choice.site_id,
  from_time: choice.from_time,
  to_time: choice.to_time,
  services: choice.services,
  ...changes,
});

/** Changing the orders of one member, each step a call. */
export class Amender {
  constructor(
    readonly world: RentalWorld,
    readonly session: TestSession,
  ) {}

  async paidOrder(changes: Parameters<RentalWorld['book']>[1] = {}): Promise<string> {
    const orderid = await this.world.book(this.session, changes);
    await this.world.pay(this.session, orderid);
    return orderid;
  }

  /** An order whose car is out: its clock stands an hour after the pickup. */
  async runningOrder(changes: Parameters<RentalWorld['book']>[1] = {}): Promise<string> {
    const orderid = await this.paidOrder(changes);
    await this.move(orderid, 'IN_USE', 'staff');
    return orderid;
  }

  /** Moves an order on as the desk or the clock does. */
  async move(orderid: string, to: RentalState, by: Mover): Promise<void> {
    const order = await readOrder(this.world.db, orderid);
    const isAllowed = canMove(rentalLife, order.state as RentalState, to, by);
    if (!isAllowed || !(await moveOrder(this.world.db, order, { to, by, now: this.world.server.clock() }))) {
      throw new Error(`${by} cannot move ${order.state} to ${to}`);
    }
  }

  check = <P extends Path>(
    path: P,
    request: RequestOf<`POST /api/order/${P}_check`>,
  ): Promise<Answer<AmendmentCheck>> =>
    this.world.ask(`POST /api/order/${path}_check` as 'POST /api/order/relet_check', request, this.session);

  confirm = <P extends Path>(
    path: P,
    request: RequestOf<`POST /api/order/${P}_check`>,
    expected_difference: number,
    client_key = freshKey(),
  ): Promise<Answer<Amended>> =>
    this.world.ask(
      `POST /api/order/${path}` as 'POST /api/order/relet',
      { ...request, expected_difference, client_key },
      this.session,
    );

  /** Looks and confirms what was seen; it must succeed. */
  async amend<P extends Path>(path: P, request: RequestOf<`POST /api/order/${P}_check`>): Promise<Amended> {
    const { code, msg, data } = await this.check(path, request);
    if (code !== 0) throw new Error(`${path} answered ${code} ${msg}`);
    const amended = await this.confirm(path, request, data.difference);
    if (amended.code !== 0) throw new Error(`${path} answered ${amended.code} ${amended.msg}`);
    return amended.data;
  }

  async beginPayment(amendmentId: string, method: PayMethod = 'WECHAT'): Promise<string> {
    const request = { kind: 'AMENDMENT', id: amendmentId, method, client_key: freshKey() };
    return (await this.world.get('POST /api/pay/begin', request, this.session)).payment_id;
  }

  async pay(amendmentId: string): Promise<void> {
    const payment_id = await this.beginPayment(amendmentId);
    await this.world.get('POST /api/pay/sandbox', { payment_id, outcome: 'SUCCEED' }, this.session);
  }

  due = (amendmentId: string): Promise<DataOf<'GET /api/pay/get_due'>> =>
    this.world.get('GET /api/pay/get_due', { kind: 'AMENDMENT', id: amendmentId }, this.session);

  detail = (orderid: string) => this.world.detail(this.session, orderid);

  async history(orderid: string) {
    const { amendments } = await this.world.get('GET /api/order/history', { orderid }, this.session);
    return amendments;
  }

  giveUp = (amendment_id: string) =>
    this.world.ask('POST /api/order/history/relet_cancel', { amendment_id }, this.session);
}
