import { defineRoutes } from '../../routes/row';

/** 长租预订: a car by the month (specification §2, /longrent_book and /longrent_pay_detail; issue 13). */
export const longRoutes = defineRoutes([
  {
    name: 'long.home',
    page: 'packages/long/pages/home/index',
    url: '/longrent_book',
    aliases: ['/longrent_book/home'],
    title: '长租',
    lineTab: 'longBooking',
  },
  {
    name: 'long.city',
    page: 'packages/long/pages/city/index',
    url: '/longrent_book/city',
    title: '选择城市',
  },
  {
    name: 'long.cars',
    page: 'packages/long/pages/cars/index',
    url: '/longrent_book/carlist',
    title: '选车',
    params: { tag: 'text?' },
  },
  {
    name: 'long.submit',
    page: 'packages/long/pages/submit/index',
    url: '/longrent_book/order_submit',
    title: '确认订单',
    auth: 'inPlace',
    next: ['pay'],
    params: { cartype_id: 'text' },
  },
  {
    name: 'long.coupon',
    page: 'packages/long/pages/coupon/index',
    url: '/longrent_book/order_coupon',
    title: '选择优惠券',
  },
  {
    name: 'long.orders',
    page: 'packages/long/pages/orders/index',
    url: '/longrent_book/order_list',
    title: '长租订单',
    auth: true,
    lineTab: 'longOrders',
    pullDownRefresh: true,
  },
  {
    name: 'long.detail',
    page: 'packages/long/pages/detail/index',
    url: '/longrent_book/order_detail',
    title: '订单详情',
    next: ['pay', 'rescue'],
    params: { orderid: 'text' },
  },
  {
    name: 'long.cancel',
    page: 'packages/long/pages/cancel/index',
    url: '/longrent_book/order_cancel',
    title: '取消订单',
    params: { orderid: 'text' },
  },
  {
    name: 'long.simple',
    page: 'packages/long/pages/simple/index',
    url: '/longrent_book/simple_order_detail',
    title: '待付账单',
    next: ['pay'],
    params: { token: 'text' },
  },
  {
    name: 'long.services',
    page: 'packages/long/pages/services/index',
    url: '/longrent_book/service_desc',
    title: '服务说明',
  },
  {
    name: 'long.agreement',
    page: 'packages/long/pages/agreement/index',
    url: '/longrent_book/agreement',
    title: '长租协议',
    params: { orderid: 'text?' },
  },
  {
    name: 'long.payments',
    page: 'packages/long/pages/payments/index',
    url: '/longrent_pay_detail',
    title: '付款计划',
    // Of an order, or of the one that an instalment belongs to.
    params: { orderid: 'text?', instalment_id: 'text?' },
  },
]);
