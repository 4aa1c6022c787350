import { defineRoutes } from '../../routes/row';

/** Coupons that members give each other with a card. */
export const blessingRoutes = defineRoutes([
  {
    name: 'blessing.create',
    page: 'packages/blessing/pages/create/index',
    url: '/create_greeting',
    title: '送祝福',
    shares: true,
  },
  {
    name: 'blessing.receive',
    page: 'packages/blessing/pages/receive/index',
    url: '/receive_blessing',
    title: '收到祝福',
    params: { code: 'text' },
  },
]);
