import { defineRoutes } from '../../routes/row';

/** 我的需求: what was asked for, whatever it is about, and the orders that have followed (issue 14). */
export const demandRoutes = defineRoutes([
  {
    name: 'demand.list',
    page: 'packages/demand/pages/list/index',
    url: '/worksheet',
    title: '我的需求',
    auth: true,
    pullDownRefresh: true,
  },
  {
    name: 'demand.detail',
    page: 'packages/demand/pages/detail/index',
    url: '/worksheet/detail',
    title: '需求详情',
    auth: true,
    next: ['pay'],
    params: { id: 'text' },
  },
  {
    name: 'demand.sent',
    page: 'packages/demand/pages/sent/index',
    url: '/worksheet/sent',
    title: '提交成功',
  },
  {
    name: 'demand.order',
    page: 'packages/demand/pages/order/index',
    url: '/worksheet/order',
    title: '订单详情',
    auth: true,
    next: ['pay'],
    params: { orderid: 'text' },
  },
  {
    name: 'demand.scooterOrder',
    page: 'packages/demand/pages/scooter-order/index',
    url: '/scooter/order_detail',
    title: '订单详情',
    next: ['pay'],
    params: { orderid: 'text' },
  },
]);
