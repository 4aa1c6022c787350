import { defineRoutes } from '../../routes/row';

/** What keeps an account safe. */
export const accountRoutes = defineRoutes([
  {
    name: 'account.security',
    page: 'packages/account/pages/security/index',
    url: '/profile/account',
    title: '账号与安全',
  },
]);
