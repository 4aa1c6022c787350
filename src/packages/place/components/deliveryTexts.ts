import type { EndName } from '@/stores/TripEnd';

/** How the screen speaks of having a car brought, or collected. */
export interface DeliveryTexts {
  name: string;
  ask: string;
  confirm: string;
  cancel: string;
  cancelled: string;
  /** What the renter does without it. */
  instead: string;
}

/** 送车上门 at the pickup, 上门取车 at the return (specification §2, /address/service). */
export const deliveryTexts: Readonly<Record<EndName, DeliveryTexts>> = {
  pickup: {
    name: '送车上门',
    ask: '车送到哪里？搜索地点，或用您的位置。',
    confirm: '送到这里',
    cancel: '不用送车了',
    cancelled: '已取消送车上门，请到店取车',
    instead: '到店取车',
  },
  return: {
    name: '上门取车',
    ask: '到哪里取车？搜索地点，或用您的位置。',
    confirm: '到这里取车',
    cancel: '不用上门取车了',
    cancelled: '已取消上门取车，请到店还车',
    instead: '到店还车',
  },
};
