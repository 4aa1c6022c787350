import { defineRoutes } from '../../routes/row';

/** 信用免押: what it means that a score stands in for the deposits, and how to ask for it. */
export const depositFreeRoutes = defineRoutes([
  {
    name: 'deposit-free.home',
    page: 'packages/deposit-free/pages/home/index',
    url: '/ali_rent_free',
    title: '信用免押',
    next: ['car'],
  },
]);
