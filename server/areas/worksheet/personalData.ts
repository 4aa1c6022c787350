import { eq } from 'drizzle-orm';
import { demandLife } from '../../../src/domain/demandLife';
import { demandOrderLife } from '../../../src/domain/demandOrderLife';
import { statusText } from '../../../src/domain/orderLife';
import { toIso } from '../../../src/domain/shanghaiTime';
import { detachFilesOf } from '../../kernel/files/fileRepository';
import { inYuan, personalRows, type PersonalData } from '../../kernel/members/personalData';
import { DEMAND_KINDS } from './demandKinds';
import { worksheetEvents, worksheetOrders, worksheetQuotes, worksheets } from './schema';
import { worksheetOrdersOf } from './worksheetOrderRepository';
import { demandIds, giveBackOpen } from './worksheetRepository';

/** What a member has asked for. */
export const worksheetData: PersonalData = {
  ...personalRows('用车需求', worksheets, id => eq(worksheets.userId, id), [
    ['编号', worksheets.id],
    ['类型', worksheets.kind, (kind: keyof typeof DEMAND_KINDS) => DEMAND_KINDS[kind].text],
    ['状态', worksheets.state, (state: keyof typeof demandLife) => demandLife[state].text],
    ['内容', worksheets.values],
    ['预估', worksheets.estimate],
    ['用车时间', worksheets.takeTime],
    ['联系人', worksheets.contactName],
    ['联系电话', worksheets.contactMobile],
    ['备注', worksheets.comments],
    ['提交时间', worksheets.createdAt],
  ]),
  tables: [worksheets, worksheetQuotes, worksheetEvents],
  forget: async (tx, { id }) => {
    // What goes on comes to nothing with its member.
    await giveBackOpen(tx, id);
    await detachFilesOf(tx, await demandIds(tx, id));
  },
};

/** Orders that have followed a quote; also orders that their member has deleted from the list. */
export const worksheetOrderData: PersonalData = {
  title: '用车服务订单',
  tables: [worksheetOrders],
  async read({ db, member }) {
    return (await worksheetOrdersOf(db, member.id)).map(({ order, agreed, cityName }) => ({
      订单号: order.id,
      状态: statusText(demandOrderLife, order.state),
      下单时间: toIso(order.createdAt),
      内容: agreed.title,
      说明: agreed.text,
      明细: agreed.facts,
      城市: cityName,
      用车时间: toIso(agreed.takeTime),
      合计: inYuan(order.total),
      已付: inYuan(order.paid),
      已退: inYuan(order.refunded),
    }));
  },
};
