import { defineRoutes } from '../../routes/row';

/** Choosing a car. */
export const carRoutes = defineRoutes([
  {
    name: 'car.list',
    page: 'packages/car/pages/list/index',
    url: '/carlist',
    title: '选择车型',
    analytics: '选择车型',
    next: ['booking'],
    // Quick filters by their names, apart by commas: what a banner promises.
    params: { filter: 'text?' },
  },
  {
    name: 'car.filter',
    page: 'packages/car/pages/filter/index',
    url: '/carlist/filter',
    title: '筛选',
    analytics: '列表筛选',
  },
  {
    name: 'car.cartypes',
    page: 'packages/car/pages/cartypes/index',
    url: '/cartype',
    title: '全部车型',
    // Absent: the city of the search.
    params: { city_id: 'text?' },
  },
  {
    name: 'car.products',
    page: 'packages/car/pages/products/index',
    url: '/cartype_product',
    title: '可租门店',
    params: { cartype_id: 'text', city_id: 'text?' },
  },
  {
    name: 'car.detail',
    page: 'packages/car/pages/detail/index',
    url: '/cardetail',
    title: '车型详情',
    analytics: '车型详情',
    next: ['booking'],
    params: { cartype_id: 'text' },
  },
  {
    name: 'car.scan',
    page: 'packages/car/pages/scan/index',
    url: '/scanorder/:site_id',
    title: '扫码租车',
    next: ['booking'],
    params: { site_id: 'text' },
  },
  {
    name: 'car.specification',
    page: 'packages/car/pages/specification/index',
    url: '/cardetail/detail',
    title: '车辆参数',
    params: { cartype_id: 'text' },
  },
  {
    name: 'car.reviews',
    page: 'packages/car/pages/reviews/index',
    url: '/cardetail/judge_list',
    title: '车型评价',
    pullDownRefresh: true,
    params: { cartype_id: 'text' },
  },
  {
    name: 'car.compare',
    page: 'packages/car/pages/compare/index',
    // Ours (issue 11).
    url: '/car_compare',
    title: '车型对比',
    next: ['booking'],
    // Car types apart by commas; absent: those that were chosen on the list.
    params: { cartype_ids: 'text?' },
  },
  {
    name: 'car.favourites',
    page: 'packages/car/pages/favourites/index',
    // Ours (issue 11).
    url: '/car_favourites',
    title: '我的收藏',
  },
  {
    name: 'car.calendar',
    page: 'packages/car/pages/calendar/index',
    url: '/cardetail/calendar',
    title: '价格日历',
    params: { cartype_id: 'text' },
  },
]);
