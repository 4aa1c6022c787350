import { yuanText } from './money';
import { DAY } from './shanghaiTime';

/** What both get of an invitation, once the friend has completed the first order. Money in fen. */
export const INVITATION_REWARD = {
  name: '邀请好友券',
  value: 5000,
  threshold: 30000,
  days: 30,
  rule: '租车费满300元减50元',
} as const;

/** The same in words: 一张50元租车券. */
export const INVITATION_GIFT = `一张${yuanText(INVITATION_REWARD.value)}元租车券`;

/** For how long somebody counts as new, milliseconds. */
export const NEW_MEMBER_LIFE = 7 * DAY;

/** Letters and digits of a code that are read out without a doubt. */
export const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 8;

/** A code as it is typed or pasted: capitals, and nothing but what codes have. */
export const invitationCodeText = (text: string): string =>
  Array.from(text.toUpperCase())
    .filter(character => CODE_ALPHABET.includes(character))
    .join('')
    .slice(0, CODE_LENGTH);

/** What is known of two members when one accepts the other's invitation. */
export interface InvitationFacts {
  isSelf: boolean;
  /** They have used the same device, or the same account of a host. */
  sharesDevice: boolean;
  /** The friend has accepted somebody else's invitation before. */
  isInvitedByOther: boolean;
  /** The friend has closed an account with the same number lately. */
  isReturning: boolean;
  memberSince: Date;
}

/** Why an invitation cannot be accepted, in one sentence; undefined when it can. */
export function invitationRefusal(
  { isSelf, sharesDevice, isInvitedByOther, isReturning, memberSince }: InvitationFacts,
  now: Date,
): string | undefined {
  if (isSelf) return '不能接受自己的邀请，请发给朋友';
  if (isInvitedByOther) return '您已经接受过其他朋友的邀请';
  if (now.getTime() - memberSince.getTime() > NEW_MEMBER_LIFE) return '注册超过7天，不能再接受邀请';
  if (isReturning) return '这个手机号注册过账号，不能再接受邀请';
  if (sharesDevice) return '这台设备登录过邀请人的账号，不能接受邀请';
  return undefined;
}
