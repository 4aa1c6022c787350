import { defineRoutes } from '../../routes/row';

/** 代步车 · 踏板车: a car while one's own is being repaired, and scooters (specification §2, /scooter; issue 14). */
export const scooterRoutes = defineRoutes([
  {
    name: 'scooter.home',
    page: 'packages/scooter/pages/home/index',
    url: '/scooter',
    aliases: ['/scooter/home'],
    title: '代步车·踏板车',
    next: ['demand'],
  },
  {
    name: 'scooter.submit',
    page: 'packages/scooter/pages/submit/index',
    url: '/scooter/submit',
    title: '提交用车需求',
    next: ['demand'],
    params: { kind: 'text?', choice: 'text?' },
  },
  {
    name: 'scooter.city',
    page: 'packages/scooter/pages/city/index',
    url: '/scooter/city',
    title: '选择城市',
    params: { kind: 'text?' },
  },
  {
    name: 'scooter.rules',
    page: 'packages/scooter/pages/rules/index',
    url: '/scooter/rules',
    title: '用车规则',
  },
  {
    name: 'scooter.orders',
    page: 'packages/scooter/pages/orders/index',
    url: '/scooter/order_list',
    title: '代步车和踏板车订单',
    next: ['demand'],
    pullDownRefresh: true,
  },
]);
