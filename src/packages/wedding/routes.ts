import { defineRoutes } from '../../routes/row';

/** 婚车: a column of cars for a wedding (specification §2, /marriage_car; issue 14). */
export const weddingRoutes = defineRoutes([
  {
    name: 'wedding.home',
    page: 'packages/wedding/pages/home/index',
    url: '/marriage_car',
    aliases: ['/marriage_car/home'],
    title: '婚车',
    next: ['demand'],
  },
  {
    name: 'wedding.city',
    page: 'packages/wedding/pages/city/index',
    url: '/marriage_car/city',
    title: '选择城市',
  },
  {
    name: 'wedding.brand',
    page: 'packages/wedding/pages/brand/index',
    url: '/marriage_car/brand',
    title: '选择品牌',
    params: { role: 'text?' },
  },
  {
    name: 'wedding.vehicleSystem',
    page: 'packages/wedding/pages/vehicle-system/index',
    url: '/marriage_car/vehicle_system',
    title: '选择车系',
    params: { role: 'text?', brand: 'text?' },
  },
  {
    name: 'wedding.submit',
    page: 'packages/wedding/pages/submit/index',
    url: '/marriage_car/submit',
    title: '预订婚车',
    next: ['demand'],
    params: { head: 'text?' },
  },
]);
