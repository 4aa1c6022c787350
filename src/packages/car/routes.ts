import { defineRoutes } from '../../routes/row';

/** Choosing a car. */
export const carRoutes = defineRoutes([
  {
    name: 'car.list',
    page: 'packages/car/pages/list/index',
    url: '/carlist',
    title: '选择车型',
    analytics: '选择车型',
  },
  {
    name: 'car.detail',
    page: 'packages/car/pages/detail/index',
    url: '/cardetail',
    title: '车型详情',
    analytics: '车型详情',
    params: { cartype_id: 'text' },
  },
]);
