import { ErrorCode } from '../../../src/domain/errorCode';
import { IDENTITY_CODES, identityRefusal } from '../../../src/domain/identityApplication';
import type { Database } from '../../db/database';
import { Failure, notFound } from '../../kernel/failure';
import { detachFiles } from '../../kernel/files/fileRepository';
import { IDENTITY } from './applyForIdentity';
import {
  findIdentity,
  isTaken,
  listWaiting,
  lockAuth,
  noteDecision,
  setAuth,
  type IdentityRow,
} from './identityRepository';
import { numberOf } from './numberOf';

/** What staff decide about: who somebody says that they are, with the ids of the photos (`readFile`). */
export type WaitingIdentity = Pick<
  IdentityRow,
  'userId' | 'name' | 'licenceSince' | 'front' | 'back' | 'licence' | 'appliedAt'
> & { idCardNumber: string };

/** Those that wait for staff, the longest first; for staff alone, since the numbers are whole. `dataKey` of the settings. */
export const waitingIdentities = async (db: Database, dataKey: string): Promise<WaitingIdentity[]> =>
  (await listWaiting(db)).map(({ sealedNumber, numberMark: _mark, decidedAt: _decided, ...row }) => ({
    ...row,
    idCardNumber: numberOf({ userId: row.userId, sealedNumber }, dataKey),
  }));

/** What a member handed in, under lock. NOT_FOUND; IDENTITY_STATE where nothing waits: somebody else has decided. */
async function lockWaiting(tx: Database, userId: string): Promise<IdentityRow> {
  const auth = await lockAuth(tx, userId);
  const row = await findIdentity(tx, userId);
  if (!auth || !row) throw notFound('这份认证资料');
  if (auth.authStatus === 'USER_AUTHING') return row;
  throw new Failure(ErrorCode.IDENTITY_STATE, '这份资料已经审核过了');
}

/**
 * Staff have seen that the member is who they say: USER_AUTHING becomes USER_AUTHED. Errors as `lockWaiting`, and
 * IDENTITY_STATE where another member has been verified with the same number meanwhile.
 */
export async function approveIdentity(tx: Database, userId: string, now: Date): Promise<void> {
  const { name, numberMark } = await lockWaiting(tx, userId);
  if (await isTaken(tx, userId, numberMark, ['USER_AUTHED'])) {
    throw new Failure(ErrorCode.IDENTITY_STATE, '这个身份证号已在其他账号认证');
  }
  await setAuth(tx, userId, {
    name,
    authStatus: 'USER_AUTHED',
    authStatusCode: IDENTITY_CODES.verified,
    authComments: '',
  });
  await noteDecision(tx, userId, now);
}

/** Why staff refuse: a `status_code` of `IDENTITY_REFUSALS`, and what the member reads; default: its own sentence. */
export interface IdentityRefused {
  code: number;
  comments?: string;
}

/** Staff refuse what a member handed in, who may hand it in anew. Errors as `lockWaiting`; INVALID_PARAMS for no such code. */
export async function refuseIdentity(
  tx: Database,
  userId: string,
  { code, comments }: IdentityRefused,
  now: Date,
): Promise<void> {
  const refusal = identityRefusal(code);
  if (!refusal) throw new Failure(ErrorCode.INVALID_PARAMS, '没有这个拒绝原因', { field: 'code' });
  await lockWaiting(tx, userId);
  await setAuth(tx, userId, {
    authStatus: 'USER_NOAUTH',
    authStatusCode: code,
    authComments: comments?.trim() || refusal.text,
  });
  await noteDecision(tx, userId, now);
}

/** The photos of a member who goes are forgotten; their row goes with them. */
export const forgetIdentityPhotos = (tx: Database, userId: string): Promise<void> =>
  detachFiles(tx, { kind: IDENTITY, id: userId });
