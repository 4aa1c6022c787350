import type { RentalState } from './rentalLife';
import { format, MINUTE, toMillis, type Time } from './shanghaiTime';

/** When a car changes hands. */
export const HANDOVER_KINDS = ['PICKUP', 'RETURN'] as const;

export type HandoverKind = (typeof HANDOVER_KINDS)[number];

/** What is photographed when a car changes hands, in the order in which one walks around it (issue 12). */
export const HANDOVER_SLOTS = [
  { slot: 'FRONT', name: '车头', hint: '拍到车牌和整个前脸' },
  { slot: 'LEFT', name: '左侧', hint: '退后几步，拍到整个侧面' },
  { slot: 'REAR', name: '车尾', hint: '拍到车牌和后保险杠' },
  { slot: 'RIGHT', name: '右侧', hint: '退后几步，拍到整个侧面' },
  { slot: 'INSIDE', name: '车内', hint: '拍到座椅和地垫' },
  { slot: 'DASHBOARD', name: '仪表盘', hint: '通电后拍，看得清里程和油电量' },
] as const;

export type HandoverSlot = (typeof HANDOVER_SLOTS)[number]['slot'];

/** The words of a hand-over: 取车, 还车. */
export const HANDOVER_TEXTS: Readonly<Record<HandoverKind, string>> = { PICKUP: '取车', RETURN: '还车' };

/** Which photos belong to a rental as it stands: of the pickup until the car is back, of the return until all is settled. */
export function photographed(state: RentalState): readonly HandoverKind[] {
  switch (state) {
    case 'AWAITING_PICKUP':
      return ['PICKUP'];
    case 'IN_USE':
    case 'RELET_UNPAID':
    case 'AWAITING_RETURN':
      return ['PICKUP', 'RETURN'];
    case 'SETTLING':
      return ['RETURN'];
    default:
      return [];
  }
}

/** What a photo may take on its way without a word of it, milliseconds: as long as one walks around the car. */
const ON_ITS_WAY = 30 * MINUTE;

/**
 * When a photo was taken: by the clock of its device, and, where it came later, when it did. The device's clock is its
 * owner's, and a photo may wait for a network: who looks at it as a proof knows both.
 */
export function takenText(deviceTime: Time, serverTime: Time): string {
  const isPrompt = Math.abs(toMillis(serverTime) - toMillis(deviceTime)) <= ON_ITS_WAY;
  const isSameYear = format(deviceTime, 'YYYY') === format(serverTime, 'YYYY');
  const text = (time: Time): string => format(time, isSameYear ? 'M月D日 HH:mm' : 'YYYY年M月D日 HH:mm');
  return isPrompt ? text(deviceTime) : `${text(deviceTime)}拍摄，${text(serverTime)}上传`;
}
