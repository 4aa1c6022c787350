import type { Bill } from '~types/api/bill';
import type { CarType } from '~types/api/cartype';
import type { OrderSummary } from '~types/api/order';
import type { RentalDetail } from '~types/api/rental';
import { site } from './places';

/** A car of the demo fleet's kind. */
export const corolla: CarType = {
  id: 'C1',
  brand: '丰田',
  series: '卡罗拉',
  model: '2024款 1.2T 精英版',
  category: 'ECONOMY',
  energy: 'FUEL',
  transmission: 'AUTO',
  seats: 5,
  doors: 4,
  power: '1.2T',
  picture: { small: '/corolla-320.webp', large: '/corolla-750.webp' },
  tags: ['倒车影像'],
};

const bill: Bill = {
  lines: [],
  total: 56200,
  days: 3,
  overtimeHours: 0,
  dailyAverage: 18733,
  deposits: { vehicle: 300000, violation: 200000, releaseText: '还车30天后退还' },
};

/** An order of the list, awaiting pickup, with what the test says differently. */
export function orderSummary(differences: Partial<OrderSummary> = {}): OrderSummary {
  return {
    orderid: 'D1',
    line: 'RENTAL',
    status: 'AWAITING_PICKUP',
    status_text: '待取车',
    picture: corolla.picture.small,
    title: '丰田卡罗拉',
    facts: '自动挡 · 5座 · 1.2T',
    places: ['首都机场T3店'],
    from_time: '2030-11-22T10:00:00+08:00',
    to_time: '2030-11-25T10:00:00+08:00',
    total: 56200,
    created_at: '2030-11-20T09:00:00+08:00',
    ...differences,
  };
}

/** A paid order awaiting pickup, which can still be cancelled for nothing. */
export function orderDetail(differences: Partial<RentalDetail> = {}): RentalDetail {
  return {
    ...orderSummary(),
    line: 'RENTAL',
    status: 'AWAITING_PICKUP',
    from_time: '2030-11-22T10:00:00+08:00',
    to_time: '2030-11-25T10:00:00+08:00',
    cartype: corolla,
    site: site(),
    return_site: site(),
    bill,
    paid: 56200,
    refunded: 0,
    renter: { name: '王小明', mobile: '138****5678', idcard_no: '1101**********1234' },
    insured: [],
    remark: '',
    can_pay: false,
    can_cancel: true,
    can_delete: false,
    calcFee: { once_penalty_amount: 0, refund_amount: 56200, rule: '11月22日 08:00前可免费取消' },
    handovers: [],
    photographed: [],
    deposits: [],
    timeline: [{ text: '已支付', time: '2030-11-20T09:01:00+08:00' }],
    ...differences,
  };
}
