import { defineRoutes } from '../../routes/row';

/**
 * What a repair shop sees of an accident and enters of it, by the signed link that it was sent: whoever holds it is the
 * shop, without a login (specification §2, /insure_apply/merchant; issue 15).
 */
export const repairShopRoutes = defineRoutes([
  {
    name: 'repairShop.case',
    page: 'packages/repair-shop/pages/case/index',
    url: '/insure_apply/merchant',
    title: '事故定损',
    forOthers: true,
    params: { token: 'text' },
  },
  {
    name: 'repairShop.price',
    page: 'packages/repair-shop/pages/price/index',
    url: '/insure_apply/merchant/price',
    title: '录入定损',
    forOthers: true,
    params: { token: 'text' },
  },
  {
    name: 'repairShop.detail',
    page: 'packages/repair-shop/pages/detail/index',
    url: '/insure_apply/merchant/detail',
    title: '定损结果',
    forOthers: true,
    params: { token: 'text' },
  },
]);
