import { defineRoutes } from '../../routes/row';

/** 违章处理. */
export const violationRoutes = defineRoutes([
  {
    name: 'violation.home',
    page: 'packages/violation/pages/home/index',
    url: '/violation_apply/list',
    aliases: ['/violation_apply'],
    title: '违章处理',
  },
]);
