import { cyclePlan } from '../../../src/domain/cyclePlans';
import { format } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import type { Subject } from '../../kernel/money/accounts';
import { orderPayable, orderSubject } from '../../kernel/orders/orderPayable';
import { addEvents, moveOrder } from '../../kernel/orders/orderRepository';
import { issueVoucher } from '../account/public';
import { cycleLine } from './cycleLine';
import { cycleRule, cycleTitle } from './cyclePresenter';
import { nameOf, readCycle } from './cycleRepository';

/** An order of cycle purchase as what money is about. */
export const cycleSubject = (id: string): Subject => orderSubject({ line: 'CYCLE', id });

/** Puts the days of a paid order into its member's wallet. */
async function issueDays(
  tx: Database,
  { id, userId }: { id: string; userId: string },
  now: Date,
): Promise<void> {
  const cycle = await readCycle(tx, id);
  const { validFrom, validTo, category, cityId, cityName, days } = cycle;
  const city = { id: cityId, name: cityName };
  const terms = { bought: days, category, on: cyclePlan(cycle.plan).on, city, orderid: id };
  await issueVoucher(
    tx,
    { userId, name: nameOf(cycle), rule: cycleRule(cycle, cityName), terms, validFrom, validTo },
    now,
  );
}

/** Orders of cycle purchase are paid in one sum; with it their days are in the wallet. */
export const cyclePayable = orderPayable(cycleLine, {
  async accept(tx, order, amount, now) {
    if (!(await moveOrder(tx, order, { to: 'ACTIVE', by: 'provider', now, paid: amount }))) return false;
    await issueDays(tx, order, now);
    await addEvents(tx, order.id, now, '支付成功，天数已放入优惠券');
    return true;
  },
  async describe(db, id) {
    const cycle = await readCycle(db, id);
    const [from, to] = [cycle.validFrom, cycle.validTo].map(time => format(time, 'YYYY年M月D日'));
    return {
      title: `${cycleTitle(cycle)} · 共${cycle.days}天`,
      lines: [`${from}至${to}可用`, cycleRule(cycle, cycle.cityName)],
    };
  },
});
