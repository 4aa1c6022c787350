import { defineRoutes } from '../../routes/row';

/** QQ card: where 我的 of the QQ wallet leads guests, and the coupons of the card. */
export const qqCardRoutes = defineRoutes([
  {
    name: 'qq-card.home',
    page: 'packages/qq-card/pages/home/index',
    url: '/qqcard',
    title: 'QQ卡',
  },
  {
    name: 'qq-card.coupons',
    page: 'packages/qq-card/pages/coupons/index',
    url: '/qqcard/coupon',
    title: 'QQ卡券',
    next: ['car'],
  },
]);
