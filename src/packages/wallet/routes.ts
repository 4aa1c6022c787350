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
  {
    name: 'wallet.couponCode',
    page: 'packages/wallet/pages/coupon-code/index',
    url: '/profile/coupon_code',
    title: '兑换',
  },
  {
    name: 'wallet.balance',
    page: 'packages/wallet/pages/balance/index',
    url: '/profile/balance',
    title: '余额',
    pullDownRefresh: true,
  },
  {
    name: 'wallet.coins',
    page: 'packages/wallet/pages/coins/index',
    url: '/profile/wkcoin',
    title: '悟空币',
    pullDownRefresh: true,
  },
  {
    name: 'wallet.points',
    page: 'packages/wallet/pages/points/index',
    url: '/profile/bonus_points',
    title: '积分',
    pullDownRefresh: true,
  },
  {
    name: 'wallet.recharge',
    page: 'packages/wallet/pages/recharge/index',
    url: '/recharge',
    title: '充值',
    next: ['pay'],
  },
  {
    name: 'wallet.recharged',
    page: 'packages/wallet/pages/recharged/index',
    url: '/recharge/detail',
    title: '充值单',
    auth: true,
    params: { recharge_id: 'text', reason: 'text?' },
  },
  {
    name: 'wallet.rechargeCode',
    page: 'packages/wallet/pages/recharge-code/index',
    url: '/recharge/code',
    title: '充值码',
  },
  {
    name: 'wallet.giftCard',
    page: 'packages/wallet/pages/gift-card/index',
    url: '/activation_gift_card',
    title: '激活礼品卡',
  },
]);
