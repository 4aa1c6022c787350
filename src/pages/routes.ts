import { defineRoutes } from '../routes/row';

/** The main package: the four tabs, login and the not-found page. */
export const mainRoutes = defineRoutes([
  {
    name: 'home',
    page: 'pages/home/index',
    url: '/',
    title: '租车',
    tab: 'home',
    analytics: '首页',
    next: ['car', 'place'],
  },
  {
    name: 'service',
    page: 'pages/customer-service/index',
    url: '/customer_service',
    title: '客服',
    tab: 'service',
  },
  {
    name: 'orders',
    page: 'pages/order/index',
    url: '/order',
    title: '我的订单',
    auth: true,
    tab: 'order',
    analytics: '订单列表',
    next: ['order'],
    pullDownRefresh: true,
    params: { stage: 'text?' },
  },
  { name: 'profile', page: 'pages/profile/index', url: '/profile', title: '我的', tab: 'profile' },
  {
    name: 'login',
    page: 'pages/login/index',
    url: '/login',
    title: '登录',
    logsIn: true,
    params: { return_url: 'text?' },
  },
  {
    name: 'notFound',
    page: 'pages/not-found/index',
    url: '/not_found',
    title: '页面不存在',
    transition: 'none',
  },
]);
