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
    name: 'account.thirdParty',
    page: 'packages/account/pages/third-party/index',
    url: '/profile/third_party',
    title: '第三方账号',
  },
  {
    name: 'account.thirdEntry',
    page: 'packages/account/pages/third-entry/index',
    url: '/third_before_in',
    title: '登录',
    logsIn: true,
    transition: 'none',
    // Whatever a link lacks, who comes by it goes on: none of them is required.
    params: {
      openid: 'text?',
      type: 'text?',
      channel: 'text?',
      time: 'text?',
      signed_request: 'text?',
      mobile: 'text?',
      return_url: 'text?',
    },
  },
  {
    name: 'account.invite',
    page: 'packages/account/pages/invite/index',
    url: '/profile/invite',
    title: '邀请好友',
    shares: true,
    params: { code: 'text?' },
  },
  {
    name: 'account.export',
    page: 'packages/account/pages/export/index',
    url: '/profile/account/export',
    title: '导出个人数据',
  },
  {
    name: 'account.close',
    page: 'packages/account/pages/close/index',
    url: '/profile/account/close',
    title: '注销账号',
  },
  {
    name: 'account.detail',
    page: 'packages/account/pages/detail/index',
    url: '/profile/detail',
    title: '个人资料',
  },
  {
    name: 'account.nickname',
    page: 'packages/account/pages/nickname/index',
    url: '/profile/nickname',
    title: '昵称',
  },
  {
    name: 'account.identify',
    page: 'packages/account/pages/identify/index',
    url: '/profile/identify',
    title: '实名认证',
  },
  {
    name: 'account.identifyResult',
    page: 'packages/account/pages/identify-result/index',
    url: '/profile/identify_result',
    title: '认证结果',
  },
  {
    name: 'account.more',
    page: 'packages/account/pages/more/index',
    url: '/profile/more',
    title: '更多',
  },
  {
    name: 'account.emergencyContact',
    page: 'packages/account/pages/emergency-contact/index',
    url: '/profile/more/emergency_contact',
    title: '紧急联系人',
  },
  {
    name: 'account.memberCode',
    page: 'packages/account/pages/qacode/index',
    url: '/profile/qacode',
    title: '我的二维码',
  },
  {
    name: 'account.feedback',
    page: 'packages/account/pages/feedback/index',
    url: '/profile/feedback',
    title: '意见反馈',
    params: { orderid: 'text?', company: 'text?' },
  },
]);
