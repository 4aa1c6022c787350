import { defineRoutes } from '../../routes/row';

/** Booking a car. */
export const bookingRoutes = defineRoutes([
  {
    name: 'booking.order',
    page: 'packages/booking/pages/order/index',
    url: '/reserve_car',
    title: '确认订单',
    auth: true,
    params: { cartype_id: 'text' },
  },
  {
    name: 'booking.charges',
    page: 'packages/booking/pages/charges/index',
    url: '/reserve_car/detail_charges',
    title: '费用明细',
    auth: true,
    // Without an order: the bill of what is being booked.
    params: { orderid: 'text?' },
  },
  {
    name: 'booking.submitted',
    page: 'packages/booking/pages/submitted/index',
    url: '/reserve_car/submit_success',
    title: '提交成功',
    auth: true,
    analytics: '提交订单成功',
    params: { orderid: 'text' },
  },
]);
