import type { CampaignState, GroupState } from '../../types/api/campaign';
import { maskNickname } from './identity';
import { format, HOUR } from './shanghaiTime';

/** When an activity begins, and the first moment after it. */
interface CampaignPeriod {
  from: Date;
  to: Date;
}

/** How an activity stands at a time. */
export function campaignState({ from, to }: CampaignPeriod, now: Date): CampaignState {
  if (now < from) return 'BEFORE';
  return now < to ? 'RUNNING' : 'OVER';
}

/** The states of an activity in words. */
export const CAMPAIGN_STATES: Readonly<Record<CampaignState, string>> = {
  BEFORE: '未开始',
  RUNNING: '进行中',
  OVER: '已结束',
};

/** Why nothing of an activity can be had at a time, in one sentence; undefined while it runs. */
export function campaignRefusal(period: CampaignPeriod, now: Date): string | undefined {
  const state = campaignState(period, now);
  if (state === 'BEFORE') return `活动${format(period.from, 'M月D日 HH:mm')}开始，请到时再来`;
  return state === 'OVER' ? '活动已结束，看看其他活动吧' : undefined;
}

/** Coupons that can still be promised: neither taken nor kept for a running group. Never below 0. */
export const couponsLeft = ({
  total,
  taken,
  reserved,
}: Readonly<Record<'total' | 'taken' | 'reserved', number>>): number => Math.max(0, total - taken - reserved);

/** A group as its life needs it. Who is in it stands in the order in which they came, the founder first. */
export interface GroupLife {
  founderId: string | null;
  memberIds: readonly string[];
  /** How many people complete it. */
  size: number;
  /** The first moment at which it cannot be completed any more. */
  endsAt: Date;
  completedAt: Date | null;
}

/** How a group stands at a time: nobody has to write down that it has failed. */
export function groupState(
  { completedAt, endsAt }: Pick<GroupLife, 'completedAt' | 'endsAt'>,
  now: Date,
): GroupState {
  if (completedAt) return 'COMPLETED';
  return now < endsAt ? 'RUNNING' : 'FAILED';
}

/** The states of a group in words. */
export const GROUP_STATES: Readonly<Record<GroupState, string>> = {
  RUNNING: '拼团中',
  COMPLETED: '已成团',
  FAILED: '未成团',
};

/** Until when a group that is founded now can be completed: so many hours, and never longer than its activity. */
export const groupEnd = (now: Date, hours: number, campaignEnd: Date): Date =>
  new Date(Math.min(now.getTime() + hours * HOUR, campaignEnd.getTime()));

/** A group with nobody but its founder. */
export const foundGroup = (founderId: string, size: number, endsAt: Date): GroupLife => ({
  founderId,
  memberIds: [founderId],
  size,
  endsAt,
  completedAt: null,
});

/** How many people a group still needs. */
export const peopleMissing = ({ size, memberIds }: Pick<GroupLife, 'size' | 'memberIds'>): number =>
  Math.max(0, size - memberIds.length);

/**
 * A group with one person more, who completes it if they are the last; or why they cannot come into it, in one sentence.
 * Who is in it already (and has not founded it) leaves it as it is.
 */
export function joinGroup(
  group: GroupLife,
  memberId: string,
  now: Date,
): { group: GroupLife } | { refusal: string } {
  if (group.founderId === memberId) return { refusal: '这是您发起的团，请发给朋友来参加' };
  if (group.memberIds.includes(memberId)) return { group };
  const state = groupState(group, now);
  if (state === 'COMPLETED') return { refusal: '这个团已经满员成团，您可以自己发起一个' };
  if (state === 'FAILED') return { refusal: '这个团已过期未成团，您可以自己发起一个' };
  const memberIds = [...group.memberIds, memberId];
  return { group: { ...group, memberIds, completedAt: memberIds.length >= group.size ? now : null } };
}

/** By what a member is named to others in a group: the beginning of their nickname and nothing else of them. */
export const maskedNickname = (nickname: string): string => maskNickname(nickname) ?? '会员';
