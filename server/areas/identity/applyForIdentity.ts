import type { IdentityApplication } from '../../../types/api/identity';
import { ErrorCode } from '../../../src/domain/errorCode';
import { IDENTITY_CODES, identityProblems } from '../../../src/domain/identityApplication';
import { DAY } from '../../../src/domain/shanghaiTime';
import type { MemberContext } from '../../http/endpoint';
import { takeFromLimit } from '../../http/rateLimit';
import { Failure, notFound } from '../../kernel/failure';
import { attachFiles, detachFiles } from '../../kernel/files/fileRepository';
import { markOf } from '../../kernel/secrets/seal';
import { findIdentity, isTaken, lockAuth, putIdentity, setAuth } from './identityRepository';
import type { IdentityRow } from './identityRepository';
import { numberOf, sealedNumber } from './numberOf';

/** The kind of thing that refers to the photos of an identity. */
export const IDENTITY = 'IDENTITY';

/** What was refused is mended in a few attempts, and each is looked at by somebody. */
const ATTEMPTS = { limit: 10, windowMs: DAY };

async function countAttempt({ db, member, now }: MemberContext): Promise<void> {
  const wait = await takeFromLimit(db, `identity:${member.id}`, ATTEMPTS, now);
  if (wait === 0) return;
  const sentence = '今天提交的次数用完了，请明天再试，或联系客服';
  throw new Failure(ErrorCode.TOO_MANY_REQUESTS, sentence, { retry_after: wait });
}

const refused = (field: keyof IdentityApplication, sentence: string): Failure =>
  new Failure(ErrorCode.INVALID_PARAMS, sentence, { field });

function assertTyped(application: IdentityApplication, now: Date): void {
  const [first] = Object.entries(identityProblems(application, now));
  if (first) throw refused(first[0] as keyof IdentityApplication, first[1]);
}

const isSame = (row: IdentityRow, number: string, application: IdentityApplication): boolean =>
  number === application.idcard_no &&
  row.name === application.name &&
  row.licenceSince === application.licence_since &&
  (['front', 'back', 'licence'] as const).every(photo => row[photo] === application[photo]);

/**
 * Takes what a member hands in to be verified, under the lock of the member: USER_NOAUTH becomes USER_AUTHING. The same
 * handed in again changes nothing. Errors as the contract lists them.
 */
export async function applyForIdentity(
  { name, idcard_no, ...typed }: IdentityApplication,
  context: MemberContext,
): Promise<void> {
  const { db, settings, member, now } = context;
  const { dataKey } = settings;
  const application = { ...typed, name: name.trim(), idcard_no: idcard_no.trim().toUpperCase() };
  assertTyped(application, now);
  const { front, back, licence } = application;
  if (new Set([front, back, licence]).size < 3) throw refused('back', '三张照片里有重复的，请分别拍摄');
  // Not within what may be undone: whose number is taken nobody finds out by trying.
  await countAttempt(context);
  await db.transaction(async tx => {
    const auth = await lockAuth(tx, member.id);
    if (!auth) throw notFound('您的账号');
    const before = await findIdentity(tx, member.id);
    if (auth.authStatus !== 'USER_NOAUTH') {
      if (before && isSame(before, numberOf(before, dataKey), application)) return;
      const isVerified = auth.authStatus === 'USER_AUTHED';
      throw new Failure(
        ErrorCode.IDENTITY_STATE,
        isVerified ? '您已通过实名认证，需要更改请联系客服' : '资料正在审核，请等审核结束后再修改',
      );
    }
    const numberMark = markOf(application.idcard_no, dataKey);
    if (await isTaken(tx, member.id, numberMark, ['USER_AUTHING', 'USER_AUTHED'])) {
      throw refused('idcard_no', '这个身份证号已在其他账号认证，如不是您本人操作，请联系客服');
    }
    const subject = { kind: IDENTITY, id: member.id };
    await attachFiles(tx, { ownerId: member.id, purpose: 'IDENTITY' }, subject, [front, back, licence]);
    await detachFiles(tx, subject, [front, back, licence]);
    await putIdentity(tx, {
      ...{ userId: member.id, name: application.name, licenceSince: application.licence_since },
      ...{ front, back, licence, numberMark, appliedAt: now },
      sealedNumber: sealedNumber(application.idcard_no, member.id, dataKey),
    });
    await setAuth(tx, member.id, {
      authStatus: 'USER_AUTHING',
      authStatusCode: IDENTITY_CODES.waiting,
      authComments: '',
    });
  });
}
