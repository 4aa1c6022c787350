import { defineRoutes } from '../../routes/row';

/** 企业长租: cars of a company, by the month (specification §2, /long_rent; issue 14). */
export const longApplyRoutes = defineRoutes([
  {
    name: 'long-apply.home',
    page: 'packages/long-apply/pages/home/index',
    url: '/long_rent',
    aliases: ['/long_rent/home'],
    title: '企业长租',
  },
  {
    name: 'long-apply.search',
    page: 'packages/long-apply/pages/search/index',
    url: '/long_rent/search',
    title: '选择车型',
    // Absent: the brands.
    params: { brand: 'text?' },
  },
  {
    name: 'long-apply.city',
    page: 'packages/long-apply/pages/city/index',
    url: '/long_rent/city',
    title: '选择城市',
  },
  {
    name: 'long-apply.car',
    page: 'packages/long-apply/pages/car/index',
    url: '/long_rent/car',
    title: '长租申请',
    next: ['demand'],
    params: { cartype_id: 'text' },
  },
]);
