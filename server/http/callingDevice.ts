import { deviceOfSession } from '../kernel/members/sessionRepository';
import type { MemberContext } from './endpoint';

/**
 * The device by which a member's calls are counted: where their session began. Not what the call shows of its device: who
 * shows nothing would be a new one each time. Sessions from before devices were noted stand for one each.
 */
export const callingDevice = async ({
  db,
  session,
}: Pick<MemberContext, 'db' | 'session'>): Promise<string> =>
  (await deviceOfSession(db, session.id)) || session.id;
