import type { BookingScreens } from '@/rental/bookingScreens';

/** By which screens a rental is booked that a partner has decided. */
export const convenientScreens: BookingScreens = {
  entrance: 'convenient_book',
  order: 'convenient.order',
  cars: 'convenient.cars',
  cashier: 'pay.convenient',
};
