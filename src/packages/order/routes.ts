import { defineRoutes } from '../../routes/row';

/** An order of the renter. */
export const orderRoutes = defineRoutes([
  {
    name: 'order.detail',
    page: 'packages/order/pages/detail/index',
    url: '/profile/order_detail',
    title: '订单详情',
    analytics: '订单详情',
    params: { orderid: 'text' },
  },
]);
