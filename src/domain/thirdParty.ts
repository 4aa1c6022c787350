import type { ThirdPartyClaim } from '../../types/api/thirdParty';
import { MINUTE } from './shanghaiTime';

/** For how long a claim counts, before and after its time, milliseconds. */
export const CLAIM_LIFE = 5 * MINUTE;

/**
 * The text that a channel signs: `channel`, `openid`, `time` and `type` as `name=value`, sorted by name, joined with `&`;
 * values as they are, not URL-encoded. None of them may hold an `&` (`CLAIM_PATTERNS`), so that a text has one reading.
 */
export const claimBase = ({ channel, openid, time, type }: Omit<ThirdPartyClaim, 'signed_request'>): string =>
  Object.entries({ channel, openid, time, type })
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** What the parts of a claim look like. */
export const CLAIM_PATTERNS = {
  openid: '^[\\w.:@+/=~-]{1,128}$',
  type: '^\\w{1,32}$',
  channel: '^\\w{1,32}$',
  signed_request: '^[0-9a-f]{64}$',
} as const;

const names: ReadonlyMap<string, string> = new Map([
  ['wechat', '微信'],
  ['alipay', '支付宝'],
  ['qq', '腾讯QQ'],
  ['weibo', '微博'],
  ['jd', '京东'],
  ['12306', '铁路12306'],
]);

/** Whose accounts are of a type, in words of their owner: 微信; undefined for one that only its channel knows. */
export const thirdPartyName = (type: string): string | undefined => names.get(type.toLowerCase());
