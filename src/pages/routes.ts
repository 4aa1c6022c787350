import { defineRoutes } from '../routes/row';

/** The main package: the four tabs, login and the not-found page. */
export const mainRoutes = defineRoutes([
  { name: 'home', page: 'pages/home/index', url: '/', title: '租车', tab: 'home', analytics: '首页' },
  {
    name: 'service',
    page: 'pages/customer-service/index',
    url: '/customer_service',
    title: '客服',
    tab: 'service',
  },
]);
