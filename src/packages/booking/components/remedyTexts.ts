import type { Remedy } from '../stores/refusal';

/** The button for each way out of a refusal. */
export const remedyTexts: Readonly<Record<Remedy, string>> = {
  ACCEPT: '接受',
  RETRY: '重试',
  PERIOD: '修改时间',
  SITE: '换个门店',
  PLACE: '换个地点',
  CARS: '看看其他车',
  CLOSE: '知道了',
};
