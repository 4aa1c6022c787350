import { defineRoutes } from '../../routes/row';

/** 周期购: rental days that are bought ahead. Paying for them stands with all that is paid (`packages/pay`). */
export const cycleRoutes = defineRoutes([
  {
    name: 'cycle.home',
    page: 'packages/cycle/pages/home/index',
    url: '/cycle_purchase',
    aliases: ['/cycle_purchase/home'],
    title: '周期购',
  },
  {
    name: 'cycle.submit',
    page: 'packages/cycle/pages/submit/index',
    url: '/cycle_purchase/submit',
    title: '确认购买',
    next: ['pay'],
  },
  {
    name: 'cycle.city',
    page: 'packages/cycle/pages/city/index',
    url: '/cycle_purchase/city',
    title: '选择城市',
  },
  {
    name: 'cycle.order',
    page: 'packages/cycle/pages/order/index',
    url: '/cycle_purchase/order',
    title: '周期购订单',
    auth: true,
    params: { orderid: 'text' },
  },
]);
