import { ErrorCode } from '../../../src/domain/errorCode';
import type { Database } from '../../db/database';
import { Failure } from '../failure';
import { readAuth } from './readAuth';

/**
 * Who takes a car over has been verified (specification §6, decision 17); booking and paying are open to every member.
 * NOT_VERIFIED with one sentence for who hands it over, and for the member.
 */
export async function assertVerified(db: Database, memberId: string): Promise<void> {
  const { status } = await readAuth(db, memberId);
  if (status === 'USER_AUTHED') return;
  const sentence =
    status === 'USER_AUTHING'
      ? '租车人的实名认证还在审核，通过后才能取车'
      : '租车人还没有通过实名认证，请先完成认证再取车';
  throw new Failure(ErrorCode.NOT_VERIFIED, sentence);
}
