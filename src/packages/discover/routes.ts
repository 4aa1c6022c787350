import { defineRoutes } from '../../routes/row';

/** What there is to discover: destinations, guides and what renters say. */
export const discoverRoutes = defineRoutes([
  { name: 'discover.home', page: 'packages/discover/pages/home/index', url: '/discover', title: '发现' },
  {
    name: 'discover.reviews',
    page: 'packages/discover/pages/reviews/index',
    url: '/mark_list',
    title: '租客评价',
    pullDownRefresh: true,
  },
  {
    name: 'discover.sanya',
    page: 'packages/discover/pages/sanya/index',
    url: '/sanya',
    title: '三亚自驾',
  },
]);
