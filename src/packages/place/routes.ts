import { defineRoutes } from '../../routes/row';

/** Choosing where: cities and sites. */
export const placeRoutes = defineRoutes([
  {
    name: 'place.city',
    page: 'packages/place/pages/city/index',
    url: '/city',
    title: '选择城市',
    // `return` chooses the city of a cross-city return.
    params: { purpose: 'text?' },
  },
  {
    name: 'place.sites',
    page: 'packages/place/pages/sites/index',
    url: '/site',
    title: '选择门店',
    params: { purpose: 'text?' },
  },
]);
