import { defineRoutes } from '../../routes/row';

/** Activities with a coupon, alone or as a group, and the shops of brands. */
export const campaignRoutes = defineRoutes([
  {
    name: 'campaign.home',
    page: 'packages/campaign/pages/home/index',
    url: '/activity_mobile',
    title: '活动',
    shares: true,
    // Absent: what there is; `group`: what the link to a group carries.
    params: { id: 'text?', group: 'text?' },
  },
  {
    name: 'campaign.brand',
    page: 'packages/campaign/pages/brand/index',
    url: '/brand_area',
    title: '明星店',
    analytics: '明星店',
    shares: true,
    next: ['car'],
    // Absent: all of them.
    params: { id: 'text?' },
  },
]);
