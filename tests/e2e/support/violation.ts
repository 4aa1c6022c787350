import { format } from '../../../src/domain/shanghaiTime';
import { worldNow } from '../../support/worldClock';

/** A violation that was just found of the car of an order, as the staff registers it. */
export const violationOf = (orderid: string, changes: Readonly<Record<string, string>> = {}) => ({
  订单号: orderid,
  违章时间: format(worldNow(), 'YYYY-MM-DD HH:mm'),
  地点: '东三环三元桥',
  违法行为: '违反禁止标线指示',
  '罚款（元）': '100',
  记分: '0',
  ...changes,
});
