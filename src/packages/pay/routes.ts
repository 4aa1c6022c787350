import { defineRoutes } from '../../routes/row';

/** Paying for an order. */
export const payRoutes = defineRoutes([
  {
    name: 'pay.cashier',
    page: 'packages/pay/pages/cashier/index',
    url: '/pay',
    title: '收银台',
    auth: true,
    next: ['order'],
    params: { orderid: 'text' },
  },
  {
    name: 'pay.payment',
    page: 'packages/pay/pages/payment/index',
    url: '/pay/payment',
    title: '支付',
    auth: true,
    params: { payment_id: 'text' },
  },
  {
    name: 'pay.success',
    page: 'packages/pay/pages/success/index',
    url: '/pay/success',
    title: '支付结果',
    auth: true,
    params: { orderid: 'text' },
  },
  {
    name: 'pay.fail',
    page: 'packages/pay/pages/fail/index',
    url: '/pay/fail',
    title: '支付结果',
    auth: true,
    params: { orderid: 'text', reason: 'text?' },
  },
]);
