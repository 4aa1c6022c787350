import type { go } from '@/page/navigate';

type Name = Parameters<typeof go>[0];

/** By which screens a rental is booked: an entrance of its own has its own. */
export interface BookingScreens {
  /** What the entrance is called where bookings are counted (specification §3, booking tracking). */
  entrance: string;
  /** Where one car is booked. */
  order: Extract<Name, 'booking.order' | 'convenient.order'>;
  /** Where another car is chosen. */
  cars: Extract<Name, 'car.list' | 'convenient.cars'>;
  /** Where the order is paid. */
  cashier: Extract<Name, 'pay.cashier' | 'pay.convenient'>;
}

/** Those of self-drive. */
export const ordinaryScreens: BookingScreens = {
  entrance: 'reserve_car',
  order: 'booking.order',
  cars: 'car.list',
  cashier: 'pay.cashier',
};
