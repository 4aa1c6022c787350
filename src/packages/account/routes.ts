import { defineRoutes } from '../../routes/row';

/** What keeps an account safe, and what a person may know and decide of it. */
export const accountRoutes = defineRoutes([
  {
    name: 'account.security',
    page: 'packages/account/pages/security/index',
    url: '/profile/account',
    title: '账号与安全',
  },
  {
    name: 'account.more',
    page: 'packages/account/pages/more/index',
    url: '/profile/more',
    title: '更多',
  },
]);
