import { defineRoutes } from '../../routes/row';

/** 道路救援: help at the roadside, for whoever has the app, also without a network (specification §2, /insure_apply/rescue_call). */
export const rescueRoutes = defineRoutes([
  {
    name: 'rescue',
    page: 'packages/rescue/pages/call/index',
    url: '/insure_apply/rescue_call',
    title: '道路救援',
  },
]);
