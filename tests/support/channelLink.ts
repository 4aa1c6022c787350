import { signClaim } from '../../server/kernel/members/channelClaim';
import { readSettings } from '../../server/settings';
import { worldNow } from './worldClock';

/** The link by which JD sends the person whom it knows as `openid` to a place of the app, signed now. */
export function channelLink(openid: string, return_url: string): string {
  const said = { openid, type: 'JD', channel: 'JD', time: worldNow().getTime() };
  const claim = signClaim(said, readSettings());
  return `/third_before_in?${new URLSearchParams({ ...claim, time: String(claim.time), return_url }).toString()}`;
}
