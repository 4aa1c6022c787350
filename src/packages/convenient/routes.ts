import { defineRoutes } from '../../routes/row';

/** 便捷订车: booking in three taps, for whom a partner sends with everything decided. */
export const convenientRoutes = defineRoutes([
  {
    name: 'convenient.home',
    page: 'packages/convenient/pages/home/index',
    url: '/convenient_book',
    aliases: ['/convenient_book/home'],
    title: '便捷订车',
    // Whatever a partner sends: what is wrong is replaced and named.
    params: {
      from_time: 'text?',
      to_time: 'text?',
      city: 'text?',
      lat: 'text?',
      lng: 'text?',
      siteid: 'text?',
      sitename: 'text?',
    },
  },
  {
    name: 'convenient.cars',
    page: 'packages/convenient/pages/cars/index',
    url: '/convenient_book/carlist',
    title: '选择车型',
  },
  {
    name: 'convenient.order',
    page: 'packages/convenient/pages/order/index',
    url: '/convenient_book/order_submit',
    title: '确认订单',
    auth: 'inPlace',
    next: ['pay'],
    params: { cartype_id: 'text' },
  },
  {
    name: 'convenient.credit',
    page: 'packages/convenient/pages/credit/index',
    url: '/convenient_book/credit_guarantee',
    title: '信用免押',
  },
]);
