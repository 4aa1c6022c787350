import { defineRoutes } from '../../routes/row';

/** 豪车: a window of the luxury cars in stock, and a demand for those that are not (specification §2, /luxury_car; issue 14). */
export const luxuryRoutes = defineRoutes([
  {
    name: 'luxury.home',
    page: 'packages/luxury/pages/home/index',
    url: '/luxury_car',
    aliases: ['/luxury_car/home'],
    title: '豪车',
    next: ['booking'],
  },
  {
    name: 'luxury.city',
    page: 'packages/luxury/pages/city/index',
    url: '/luxury_car/city',
    title: '选择城市',
  },
  {
    name: 'luxury.submit',
    page: 'packages/luxury/pages/submit/index',
    // Ours (decision 11).
    url: '/luxury_car/submit',
    title: '预约豪车',
    next: ['demand'],
    // What was looked at when it could not be booked.
    params: { car_class: 'text?', model: 'text?' },
  },
]);
