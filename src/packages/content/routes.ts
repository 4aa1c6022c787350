import { defineRoutes } from '../../routes/row';

/** What there is to read. */
export const contentRoutes = defineRoutes([
  {
    name: 'content.answer',
    page: 'packages/content/pages/answer/index',
    url: '/customer_service/detail',
    title: '问题详情',
    params: { id: 'text' },
  },
  {
    name: 'content.chat',
    page: 'packages/content/pages/chat/index',
    url: '/customer_service/chat',
    title: '在线客服',
    params: { orderid: 'text?' },
  },
]);
