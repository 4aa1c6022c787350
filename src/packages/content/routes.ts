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
  {
    name: 'content.agreements',
    page: 'packages/content/pages/agreements/index',
    url: '/profile/more/agreements',
    title: '协议',
    params: { id: 'text?' },
  },
  {
    name: 'content.rules',
    page: 'packages/content/pages/rules/index',
    url: '/profile/more/rules',
    aliases: ['/campus/:doc', '/mall/:doc', '/time_sharing/:doc', '/avis_rule/:doc'],
    title: '规则说明',
    params: { doc: 'text?' },
  },
  {
    name: 'content.help',
    page: 'packages/content/pages/help/index',
    url: '/profile/more/help',
    title: '帮助',
    params: { topic: 'text?' },
  },
  {
    name: 'content.contact',
    page: 'packages/content/pages/contact/index',
    url: '/profile/more/contact_us',
    title: '联系我们',
  },
  {
    name: 'content.bulletins',
    page: 'packages/content/pages/bulletins/index',
    url: '/profile/more/bulletin',
    title: '公告',
    pullDownRefresh: true,
  },
  {
    name: 'content.bulletin',
    page: 'packages/content/pages/bulletin/index',
    url: '/profile/more/bulletin_detail',
    title: '公告详情',
    params: { id: 'text' },
  },
]);
