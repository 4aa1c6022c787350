import { defineRoutes } from '../../routes/row';

/** 违章处理: what the traffic police have found of a member's rentals, and the ways to settle it (specification §2, /violation_apply). */
export const violationRoutes = defineRoutes([
  {
    name: 'violation.list',
    page: 'packages/violation/pages/list/index',
    url: '/violation_apply/list',
    aliases: ['/violation_apply'],
    title: '违章处理',
    pullDownRefresh: true,
  },
  {
    name: 'violation.detail',
    page: 'packages/violation/pages/detail/index',
    url: '/violation_apply/detail',
    title: '违章详情',
    next: ['pay'],
    params: { id: 'text' },
  },
  {
    name: 'violation.receipt',
    page: 'packages/violation/pages/upload-file/index',
    url: '/violation_apply/upload_file',
    title: '上传缴款凭证',
    params: { id: 'text' },
  },
  {
    name: 'violation.appeal',
    page: 'packages/violation/pages/appeal/index',
    url: '/violation_apply/appeal',
    title: '违章申诉',
    params: { id: 'text' },
  },
]);
