import { defineRoutes } from '../../routes/row';

/** 包车: a car with driver (specification §2, /chartered_car; issue 14). */
export const charterRoutes = defineRoutes([
  {
    name: 'charter.home',
    page: 'packages/charter/pages/home/index',
    url: '/chartered_car',
    aliases: ['/chartered_car/home'],
    title: '接送机 · 包车',
    next: ['demand'],
    params: { service: 'text?' },
  },
  {
    name: 'charter.city',
    page: 'packages/charter/pages/city/index',
    url: '/chartered_car/city',
    title: '选择城市',
  },
]);
