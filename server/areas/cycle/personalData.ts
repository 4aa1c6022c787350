import { statusText } from '../../../src/domain/orderLife';
import { cycleLife, type CycleState } from '../../../src/domain/cycleLife';
import { toIso } from '../../../src/domain/shanghaiTime';
import { inYuan, type PersonalData } from '../../kernel/members/personalData';
import { cycleTitle } from './cyclePresenter';
import { cyclesOf } from './cycleRepository';
import { cycleOrders } from './schema';

/** Rental days that were bought ahead; also orders that their member has deleted from the list. */
export const cycleData: PersonalData = {
  title: '周期购订单',
  tables: [cycleOrders],
  async read({ db, member }) {
    return (await cyclesOf(db, member.id)).map(({ order, cycle, cityName, left }) => ({
      订单号: order.id,
      状态: statusText(cycleLife, order.state as CycleState),
      下单时间: toIso(order.createdAt),
      内容: cycleTitle(cycle),
      城市: cityName,
      天数: cycle.days,
      剩余天数: left ?? undefined,
      有效期: [toIso(cycle.validFrom), toIso(cycle.validTo)],
      合计: inYuan(order.total),
      已付: inYuan(order.paid),
      已退: inYuan(order.refunded),
    }));
  },
};
