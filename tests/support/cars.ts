import type { CarOffer } from '~types/api/cartype';
import { corolla } from './orders';

/** An offer of a car that can be booked, with what the test says differently. Money in fen. */
export function offer(differences: Partial<CarOffer> = {}): CarOffer {
  return {
    cartype: corolla,
    site_id: 'S1',
    available: 5,
    daily_price: 18800,
    total_price: 56400,
    days: 3,
    included: ['基础服务费', '手续费', '车辆整备费'],
    deposit: 500000,
    score: 4.8,
    review_count: 128,
    rented: 120,
    ...differences,
  };
}
