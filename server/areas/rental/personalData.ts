import { eq } from 'drizzle-orm';
import { statusText } from '../../../src/domain/orderLife';
import { rentalLife } from '../../../src/domain/rentalLife';
import { toIso } from '../../../src/domain/shanghaiTime';
import { inYuan, type PersonalData } from '../../kernel/members/personalData';
import { listEvents } from '../../kernel/orders/orderRepository';
import { orderEvents, orders } from '../../kernel/orders/schema';
import { rentalJudgements } from './comment/schema';
import {
  rentalCharges,
  rentalDeposits,
  rentalHandovers,
  rentalPhotos,
  rentalSettlements,
} from './handover/schema';
import { numberOf } from './people';
import { rentalsOf } from './rentalOrderRepository';
import { rentalAmendments, rentalOrders } from './schema';

/** Orders with all that was said, charged and held of them; also those that their member has deleted from the list. */
export const rentalData: PersonalData = {
  title: '自驾租车订单',
  tables: [
    ...[orders, orderEvents, rentalOrders, rentalAmendments, rentalJudgements],
    ...[rentalHandovers, rentalPhotos, rentalCharges, rentalSettlements, rentalDeposits],
  ],
  async read({ db, member, dataKey }) {
    const rentals = await rentalsOf(db, member.id);
    return Promise.all(
      rentals.map(async ({ order, rental }) => {
        const charges = await db.select().from(rentalCharges).where(eq(rentalCharges.orderId, order.id));
        const deposits = await db.select().from(rentalDeposits).where(eq(rentalDeposits.orderId, order.id));
        const judged = await db.select().from(rentalJudgements).where(eq(rentalJudgements.orderId, order.id));
        return {
          订单号: order.id,
          状态: statusText(rentalLife, order.state),
          下单时间: toIso(order.createdAt),
          用车时间: [toIso(rental.fromTime), toIso(rental.toTime)],
          取车人: {
            姓名: rental.renterName,
            手机号: rental.renterMobile,
            身份证号: numberOf(rental.renterNumber, order.id, dataKey),
          },
          被保险人: rental.insured.map(({ name, keptNumber }) => ({
            姓名: name,
            身份证号: numberOf(keptNumber, order.id, dataKey),
          })),
          送车上门: rental.choice.delivery?.address,
          上门取车: rental.choice.collection?.address,
          备注: rental.remark,
          门店结束订单的原因: rental.endedBySite ?? undefined,
          费用: rental.bill.lines.map(({ name, amount }) => ({ 项目: name, 金额: inYuan(amount) })),
          合计: inYuan(order.total),
          已付: inYuan(order.paid),
          已退: inYuan(order.refunded),
          还车费用: charges.map(({ note, amount, contest }) => ({
            说明: note,
            金额: inYuan(amount),
            您的异议: contest,
          })),
          押金: deposits.map(({ amount, kept }) => ({ 金额: inYuan(amount), 扣除: inYuan(kept) })),
          服务评价: judged.map(({ score, tags, text }) => ({ 评分: score, 标签: tags, 内容: text })),
          经过: (await listEvents(db, order.id)).map(({ text, createdAt }) => ({
            时间: toIso(createdAt),
            事项: text,
          })),
        };
      }),
    );
  },
};
