import { defineRoutes } from '../../routes/row';

/** What a renter has to pay with. */
export const walletRoutes = defineRoutes([
  {
    name: 'wallet.coupons',
    page: 'packages/wallet/pages/coupons/index',
    url: '/profile/coupon',
    title: '优惠券',
    pullDownRefresh: true,
  },
]);
