import { and, desc, eq } from 'drizzle-orm';
import { longLife, type LongState } from '../../../src/domain/longLife';
import { statusText } from '../../../src/domain/orderLife';
import { toIso } from '../../../src/domain/shanghaiTime';
import { inYuan, type PersonalData } from '../../kernel/members/personalData';
import { listEvents } from '../../kernel/orders/orderRepository';
import { orders } from '../../kernel/orders/schema';
import { numberOf, readBill } from '../rental/public';
import { carsOf, depositsOf, plansOf } from './longRepository';
import { longCars, longChanges, longDeposits, longInstalments, longOrders } from './schema';

/** Long rentals with all that was planned, driven and held of them; also those that were deleted from the list. */
export const longData: PersonalData = {
  title: '长租订单',
  tables: [longOrders, longInstalments, longCars, longDeposits, longChanges],
  async read({ db, member, dataKey }) {
    const rows = await db
      .select({ order: orders, long: longOrders })
      .from(orders)
      .innerJoin(longOrders, eq(longOrders.orderId, orders.id))
      .where(and(eq(orders.userId, member.id), eq(orders.line, 'LONG')))
      .orderBy(desc(orders.createdAt));
    const plans = await plansOf(
      db,
      rows.map(({ order }) => order.id),
    );
    return Promise.all(
      rows.map(async ({ order, long }) => ({
        订单号: order.id,
        状态: statusText(longLife, order.state as LongState),
        下单时间: toIso(order.createdAt),
        租期: [toIso(long.fromTime), toIso(long.toTime)],
        取车人: {
          姓名: long.renterName,
          手机号: long.renterMobile,
          身份证号: numberOf(long.renterNumber, order.id, dataKey),
        },
        送车上门: long.choice.delivery?.address,
        备注: long.remark,
        自动扣款: long.mandateSince ? toIso(long.mandateSince) : undefined,
        费用: readBill(long.bill).lines.map(({ name, amount }) => ({ 项目: name, 金额: inYuan(amount) })),
        合计: inYuan(order.total),
        已付: inYuan(order.paid),
        已退: inYuan(order.refunded),
        付款计划: (plans.get(order.id) ?? []).map(({ number, due, amount, paidAt }) => ({
          期数: number,
          应付日: due,
          金额: inYuan(amount),
          支付时间: paidAt ? toIso(paidAt) : undefined,
        })),
        车辆: (await carsOf(db, order.id)).map(({ plate, odometerOut, odometerBack }) => ({
          车牌: plate,
          里程: [odometerOut, odometerBack],
        })),
        押金: (await depositsOf(db, order.id)).map(({ amount, kept }) => ({
          金额: inYuan(amount),
          扣除: inYuan(kept),
        })),
        经过: (await listEvents(db, order.id)).map(({ text, createdAt }) => ({
          时间: toIso(createdAt),
          事项: text,
        })),
      })),
    );
  },
};
