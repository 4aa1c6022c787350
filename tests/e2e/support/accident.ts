import { format } from '../../../src/domain/shanghaiTime';
import { worldNow } from '../../support/worldClock';

/** An accident that has just happened with the car of an order, as the staff registers it for a renter who phones. */
export const accidentOf = (orderid: string, changes: Readonly<Record<string, string>> = {}) => ({
  订单号: orderid,
  事故时间: format(worldNow(), 'YYYY-MM-DD HH:mm'),
  地点: '东三环三元桥出口',
  事故经过: '追尾',
  ...changes,
});

/** What a repair shop has found, as the staff enters it for them. */
export const assessed = {
  维修天数: '2',
  '维修费（元）': '3000',
  '轮胎、玻璃和小额剐蹭（元）': '0',
  '拖车费（元）': '0',
  说明: '更换后保险杠',
  定损单或照片: '定损单',
};

/** The renter's side bears all of it, and nobody else has lost anything. */
export const decided = {
  事故责任: '我方全责',
  保险不赔的情形: '没有',
  '第三方损失（元）': '0',
  '车上人员医疗费（元）': '0',
  车上受伤人数: '0',
  说明: '',
};
