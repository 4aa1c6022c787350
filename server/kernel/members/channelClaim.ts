import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ThirdPartyClaim } from '../../../types/api/thirdParty';
import { CLAIM_LIFE, claimBase } from '../../../src/domain/thirdParty';
import type { Settings } from '../../settings';

type Keys = Pick<Settings, 'channelKeys' | 'channelDemoKey'>;
type Unsigned = Omit<ThirdPartyClaim, 'signed_request'>;

const signatureOf = (claim: Unsigned, key: string): string =>
  createHmac('sha256', key).update(claimBase(claim)).digest('hex');

/** The key by which a channel proves whom it sends; empty where it has none, and nobody is believed. */
const keyOf = ({ channelKeys, channelDemoKey }: Keys, channel: string): string =>
  channelKeys.get(channel) ?? channelDemoKey;

/** Signs a claim as its channel does, for who tries it out. */
export const signClaim = (claim: Unsigned, keys: Keys): ThirdPartyClaim => ({
  ...claim,
  signed_request: signatureOf(claim, keyOf(keys, claim.channel)),
});

/** Whether a claim is its channel's, and of these minutes. */
export function isProven(claim: ThirdPartyClaim, keys: Keys, now: Date): boolean {
  const key = keyOf(keys, claim.channel);
  if (!key) return false;
  const right = Buffer.from(signatureOf(claim, key));
  const shown = Buffer.from(claim.signed_request);
  return (
    shown.length === right.length &&
    timingSafeEqual(shown, right) &&
    Math.abs(now.getTime() - claim.time) <= CLAIM_LIFE
  );
}
