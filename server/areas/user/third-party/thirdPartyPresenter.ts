import type { ThirdPartyAccount } from '../../../../types/api/thirdParty';
import { toIso } from '../../../../src/domain/shanghaiTime';
import type { BindingRow } from './thirdPartyRepository';

/** A binding in the wire form; who the person is elsewhere is told to nobody. */
export const presentBinding = ({ id, type, channel, createdAt }: BindingRow): ThirdPartyAccount => ({
  id,
  type,
  channel,
  create_time: toIso(createdAt),
});
