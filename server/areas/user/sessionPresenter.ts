import type { LoginSession } from '../../../types/api/user';
import { toIso } from '../../../src/domain/shanghaiTime';
import type { SessionRow } from '../../kernel/members/sessionRepository';

/** A session in the wire form; `current` is the session that asks. Nothing of it opens anything. */
export const presentSession = (row: SessionRow, current: string): LoginSession => ({
  session_id: row.id,
  device_name: row.deviceName,
  login_time: toIso(row.createdAt),
  last_used_time: toIso(row.lastUsedAt),
  is_current: row.id === current,
});
