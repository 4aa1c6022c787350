import { channelOf } from '@/channels/registry';
import { thirdPartyName } from '@/domain/thirdParty';

/** Where an account is, in words: 京东; its channel's name for one that only its channel knows. */
export const accountPlace = ({ type, channel }: { type: string; channel: string }): string =>
  thirdPartyName(type) ?? (channelOf(channel).name || '合作平台');
