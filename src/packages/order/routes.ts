import { defineRoutes } from '../../routes/row';

/** An order of the renter, and its invoice. */
export const orderRoutes = defineRoutes([
  {
    name: 'order.detail',
    page: 'packages/order/pages/detail/index',
    url: '/profile/order_detail',
    title: '订单详情',
    analytics: '订单详情',
    params: { orderid: 'text' },
  },
  {
    name: 'order.invoice',
    page: 'packages/order/pages/invoice/index',
    url: '/profile/invoice',
    title: '电子发票',
    auth: true,
    params: { orderid: 'text' },
  },
]);
