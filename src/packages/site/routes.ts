import { defineRoutes } from '../../routes/row';

/** The sites of a city. `purpose=return` chooses for the return. */
export const siteRoutes = defineRoutes([
  {
    name: 'site.list',
    page: 'packages/site/pages/list/index',
    url: '/site',
    title: '选择门店',
    params: { purpose: 'text?' },
  },
  {
    name: 'site.search',
    page: 'packages/site/pages/search/index',
    url: '/site/search',
    title: '搜索门店',
    params: { purpose: 'text?' },
  },
  {
    name: 'site.detail',
    page: 'packages/site/pages/detail/index',
    url: '/site/detail',
    title: '门店详情',
    analytics: '门店详情',
    params: { id: 'text', purpose: 'text?' },
  },
  {
    name: 'site.reviews',
    page: 'packages/site/pages/reviews/index',
    url: '/site/detail/judge_list',
    title: '门店评价',
    pullDownRefresh: true,
    params: { id: 'text' },
  },
]);
