import type { RouteName } from '../../src/routes';
import type { Made } from './memberStages';
import type { Visit } from './visit';

const ofDemand = ({ demand_orderid }: Made) => ({ orderid: demand_orderid });

/** The screens of demands, by the lines that take them (issue 14). */
export const demandVisits = {
  'charter.home': { shows: { visitor: '我要用车', modifying: '最近的需求' } },
  'charter.city': { shows: '接机、送机' },
  'universal.home': { shows: '新能源试驾' },
  'universal.city': { shows: '大巴、房车、货车、冷链车、皮卡、道具车、新能源试驾' },
  'universal.submit': { shows: '费用预估', params: () => ({ vehicle: 'COACH' }) },
  'wedding.home': { shows: '按品牌找' },
  'wedding.city': { shows: '豪华婚车、超豪华婚车' },
  'wedding.brand': { shows: '奔驰 · 3款', params: () => ({ role: 'head' }) },
  'wedding.vehicleSystem': { shows: '奔驰迈巴赫S级', params: () => ({ role: 'head', brand: '奔驰' }) },
  'wedding.submit': { shows: '我的车队', params: () => ({ head: 'maybach-s' }) },
  'luxury.home': { shows: '零到百公里' },
  'luxury.city': { shows: '有现车' },
  'luxury.submit': { shows: '费用预估', params: () => ({ car_class: 'SEDAN' }) },
  'long-apply.home': { shows: '这样用车' },
  'long-apply.search': { shows: '奥迪', params: (): Record<string, string> => ({}) },
  'long-apply.city': { shows: '商务接待、员工通勤、外勤业务、项目用车' },
  'long-apply.car': { shows: '费用预估', params: () => ({ cartype_id: '1034' }) },
  'scooter.home': { shows: '轻便电动车' },
  'scooter.city': { shows: '经济型、新能源、舒适型、SUV' },
  'scooter.submit': { shows: '费用预估', params: () => ({ kind: 'REPLACEMENT', choice: 'ECONOMY' }) },
  'scooter.rules': { shows: '取消规则' },
  'scooter.orders': { shows: { ordered: '还没有代步车和踏板车订单' } },
  'demand.list': { shows: { ordered: '还没有需求', modifying: '待联系', modified: '已报价' } },
  'demand.sent': { shows: '没有刚提交的需求' },
  'demand.detail': {
    shows: {
      ordered: '没有找到这个需求',
      modifying: '费用预估',
      modified: '接受并付款',
      inUse: '查看订单',
    },
    params: ({ demand_id: id }) => ({ id }),
  },
  'demand.order': { shows: { ordered: '没有找到这个订单', inUse: '待服务' }, params: ofDemand },
  'demand.scooterOrder': { shows: { ordered: '没有找到这个订单', inUse: '待服务' }, params: ofDemand },
  'pay.demand': { shows: { ordered: '没有找到这个订单', inUse: '这个订单已经支付' }, params: ofDemand },
  'pay.demandPaid': {
    shows: { ordered: '没有找到这个订单', inUse: '用车前客服会打电话告知车辆信息' },
    params: ofDemand,
  },
  'pay.demandFailed': { shows: { ordered: '没有找到这个订单', inUse: '这个订单已经支付' }, params: ofDemand },
} as const satisfies Partial<Record<RouteName, Visit>>;
