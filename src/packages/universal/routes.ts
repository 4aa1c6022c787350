import { defineRoutes } from '../../routes/row';

/** 万能用车: a vehicle that is not in the list of cars (specification §2, /universal_vehicle; issue 14). */
export const universalRoutes = defineRoutes([
  {
    name: 'universal.home',
    page: 'packages/universal/pages/home/index',
    url: '/universal_vehicle',
    aliases: ['/universal_vehicle/home'],
    title: '万能用车',
    next: ['demand'],
  },
  {
    name: 'universal.city',
    page: 'packages/universal/pages/city/index',
    url: '/universal_vehicle/city',
    title: '选择城市',
  },
  {
    name: 'universal.submit',
    page: 'packages/universal/pages/submit/index',
    url: '/universal_vehicle/submit',
    title: '提交用车需求',
    next: ['demand'],
    params: { vehicle: 'text?' },
  },
]);
