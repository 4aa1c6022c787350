import { defineRoutes } from '../../routes/row';

/** 事故理赔: an accident is reported at the roadside, and what its renter owes is decided (specification §2, /insure_apply). */
export const claimsRoutes = defineRoutes([
  {
    name: 'claims.list',
    page: 'packages/claims/pages/list/index',
    url: '/insure_apply/user',
    aliases: ['/insure_apply'],
    title: '事故理赔',
    pullDownRefresh: true,
  },
  {
    name: 'claims.report',
    page: 'packages/claims/pages/report/index',
    url: '/insure_apply/add',
    title: '事故报案',
    params: { orderid: 'text?' },
  },
  {
    name: 'claims.detail',
    page: 'packages/claims/pages/detail/index',
    url: '/insure_apply/user/detail',
    title: '事故详情',
    auth: true,
    next: ['pay'],
    params: { id: 'text' },
  },
  {
    name: 'claims.upload',
    page: 'packages/claims/pages/upload/index',
    url: '/insure_apply/upload_file',
    title: '补充材料',
    params: { id: 'text' },
  },
  {
    name: 'claims.appeal',
    page: 'packages/claims/pages/appeal/index',
    url: '/insure_apply/appeal/add',
    title: '事故申诉',
    params: { id: 'text' },
  },
  {
    name: 'claims.appealDetail',
    page: 'packages/claims/pages/appeal-detail/index',
    url: '/insure_apply/appeal/detail',
    title: '申诉详情',
    params: { id: 'text' },
  },
]);
