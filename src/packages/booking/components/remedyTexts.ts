import type { WayOut } from '../stores/refusal';

/** The button for each way out of a refusal. */
export const remedyTexts: Readonly<Record<WayOut, string>> = {
  ACCEPT: '接受',
  RETRY: '重试',
  PERIOD: '修改时间',
  SITE: '换个门店',
  DELIVERY: '换个地点',
  CARS: '看看其他车',
  CLOSE: '知道了',
};
