import { defineRoutes } from '../../routes/row';

/** Booking a car. */
export const bookingRoutes = defineRoutes([
  {
    name: 'booking.order',
    page: 'packages/booking/pages/order/index',
    url: '/reserve_car',
    title: '确认订单',
    auth: 'inPlace',
    next: ['pay'],
    params: { cartype_id: 'text' },
  },
  {
    name: 'booking.coupon',
    page: 'packages/booking/pages/coupon/index',
    url: '/reserve_car/coupon',
    title: '选择优惠券',
    auth: 'inPlace',
  },
  {
    name: 'booking.discount',
    page: 'packages/booking/pages/discount/index',
    url: '/reserve_car/discount',
    title: '优惠',
    auth: 'inPlace',
  },
  {
    name: 'booking.insured',
    page: 'packages/booking/pages/insured/index',
    url: '/reserve_car/insured',
    title: '被保险人',
    auth: 'inPlace',
  },
  {
    name: 'booking.remind',
    page: 'packages/booking/pages/remind/index',
    url: '/reserve_car/remind',
    title: '取车提醒',
    auth: true,
    shares: true,
    // From there on the way may lead to where no network is.
    next: ['rescue'],
    params: { orderid: 'text' },
  },
  {
    name: 'booking.charges',
    page: 'packages/booking/pages/charges/index',
    url: '/reserve_car/detail_charges',
    title: '费用明细',
    auth: 'inPlace',
    // Without an order: the bill of what is being booked.
    params: { orderid: 'text?' },
  },
  {
    name: 'booking.submitted',
    page: 'packages/booking/pages/submitted/index',
    url: '/reserve_car/submit_success',
    title: '下单结果',
    auth: true,
    analytics: '提交订单成功',
    params: { orderid: 'text' },
  },
]);
