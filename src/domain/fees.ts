import type { BillUnit, FeeCode } from '../../types/api/bill';

/** A fee that follows from the order itself. */
export interface Fee {
  name: string;
  /** Fen. */
  unitPrice: number;
  unit: BillUnit;
  /** Kilometres that cost nothing. */
  freeKm?: number;
  /** One sentence for the renter. */
  rule: string;
}

/** Every fee of a bill that nobody chooses, by code. */
export const FEES: Readonly<Record<FeeCode, Fee>> = {
  BASIC_SERVICE: {
    name: '基础服务费',
    unitPrice: 4000,
    unit: '天',
    rule: '每天40元，含基本保险和日常保养',
  },
  HANDLING: { name: '手续费', unitPrice: 2000, unit: '次', rule: '每个订单收取一次' },
  PREPARATION: {
    name: '车辆整备费',
    unitPrice: 2000,
    unit: '次',
    rule: '每个订单收取一次，用于车辆清洁、消毒和检查',
  },
  NIGHT_SERVICE: {
    name: '夜间服务费',
    unitPrice: 5000,
    unit: '次',
    rule: '21:00至次日08:00取车或还车，每次50元',
  },
  CROSS_CITY: { name: '异地还车费', unitPrice: 200, unit: '公里', rule: '在其他城市还车，每公里2元' },
  CROSS_SITE: {
    name: '跨网点还车费',
    unitPrice: 150,
    unit: '公里',
    freeKm: 3,
    rule: '在其他网点还车，3公里内免费，超出部分每公里1.5元',
  },
  DELIVERY_PICKUP: {
    name: '送车上门费',
    unitPrice: 700,
    unit: '公里',
    freeKm: 1,
    rule: '送车上门，1公里内免费，超出部分每公里7元',
  },
  DELIVERY_RETURN: {
    name: '上门取车费',
    unitPrice: 700,
    unit: '公里',
    freeKm: 1,
    rule: '上门取车，1公里内免费，超出部分每公里7元',
  },
  OVERTIME: {
    name: '超时费',
    unitPrice: 4000,
    unit: '小时',
    rule: '不足7小时的部分每小时40元，不足1小时按1小时计，不超过一天的租金',
  },
};
