import { defineRoutes } from '../../routes/row';

/** Choosing where: cities, addresses and districts. `purpose=return` chooses for the return. */
export const placeRoutes = defineRoutes([
  {
    name: 'place.city',
    page: 'packages/place/pages/city/index',
    url: '/city',
    title: '选择城市',
    params: { purpose: 'text?' },
  },
  {
    name: 'place.address',
    page: 'packages/place/pages/address/index',
    url: '/address',
    title: '取还车地点',
    params: { purpose: 'text?' },
  },
  {
    name: 'place.addressSearch',
    page: 'packages/place/pages/address-search/index',
    url: '/address/search',
    title: '搜索地点',
    analytics: '地址搜索',
    params: { purpose: 'text?' },
  },
  {
    name: 'place.oneWay',
    page: 'packages/place/pages/one-way/index',
    url: '/address/allopatry',
    title: '异地还车',
    analytics: '选择车型',
  },
  {
    name: 'place.service',
    page: 'packages/place/pages/service/index',
    url: '/address/service',
    title: '上门送取车',
    params: { purpose: 'text?' },
  },
  {
    name: 'place.addressDistrict',
    page: 'packages/place/pages/address-district/index',
    url: '/address/district',
    title: '按区域选地点',
    params: { purpose: 'text?' },
  },
  {
    name: 'place.districts',
    page: 'packages/place/pages/districts/index',
    url: '/district',
    title: '选择区域',
    params: { purpose: 'text?' },
  },
  {
    name: 'place.districtSearch',
    page: 'packages/place/pages/district-search/index',
    url: '/district/search',
    title: '搜索区域',
    params: { purpose: 'text?' },
  },
]);
