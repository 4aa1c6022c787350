import type { DemandReceipt, DemandSender } from '../../../types/api/worksheet';
import {
  askedValues,
  commentsProblem,
  contactNameProblem,
  contactPhoneProblem,
  firstProblem,
  type DemandValues,
} from '../../../src/domain/demandFields';
import { callTime } from '../../../src/domain/demandLife';
import { ErrorCode } from '../../../src/domain/errorCode';
import { maskMobile } from '../../../src/domain/identity';
import { DAY, dayOf, HOUR, hourOf, toMillis } from '../../../src/domain/shanghaiTime';
import { writtenText } from '../../../src/domain/writtenText';
import type { Database } from '../../db/database';
import type { Context } from '../../http/endpoint';
import { takeFromLimit } from '../../http/rateLimit';
import { Failure } from '../../kernel/failure';
import { attachFiles } from '../../kernel/files/fileRepository';
import { hashToken } from '../../kernel/members/sessionRepository';
import { requestHash } from '../../kernel/orders/requestHash';
import { referenceNumber } from '../../kernel/referenceNumber';
import { cityNotServed } from '../city/public';
import { HOTLINE } from '../content/public';
import { spendContactCode } from '../user/public';
import type { DemandKindRow } from './demandKinds';
import {
  findDemandByKey,
  findSentSince,
  insertDemand,
  servicesIn,
  tellDemand,
  type DemandRow,
} from './worksheetRepository';

/** What refers to the photos of a demand: it, by its number. */
export const DEMAND_FILES = 'WORKSHEET';

/** Each is called about by somebody: more than this is one thing asked many times. */
const LIMITS = [
  {
    name: 'phone',
    limit: { limit: 5, windowMs: DAY },
    sentence: '这个手机号今天提交的需求太多了，请明天再试，或拨打客服热线',
  },
  {
    name: 'device',
    limit: { limit: 8, windowMs: DAY },
    sentence: '这台设备今天提交的需求太多了，请明天再试，或拨打客服热线',
  },
  {
    name: 'address',
    limit: { limit: 20, windowMs: HOUR },
    sentence: '您所在的网络提交太频繁了，请稍后再试，或拨打客服热线',
  },
] as const;

/** Equal numbers in a row after which something else must be wrong. */
const NUMBER_TRIES = 5;

type Sent = DemandSender & { city_id: string };

async function limitDemands({ db, ip, device, now }: Context, phone: string): Promise<void> {
  const keys = { phone, device: hashToken(device), address: ip };
  for (const { name, limit, sentence } of LIMITS) {
    const wait = await takeFromLimit(db, `demands-${name}:${keys[name]}`, limit, now);
    if (wait > 0) throw new Failure(ErrorCode.TOO_MANY_REQUESTS, sentence, { retry_after: wait });
  }
}

const invalid = (field: string, problem: string): Failure =>
  new Failure(ErrorCode.INVALID_PARAMS, problem, { field });

function assertContact({ name, phone, comments }: DemandSender): void {
  const problems = {
    name: contactNameProblem(name),
    phone: contactPhoneProblem(phone),
    comments: commentsProblem(comments),
  };
  for (const [field, problem] of Object.entries(problems))
    if (problem !== undefined) throw invalid(field, problem);
}

const receiptOf = (kind: DemandKindRow, row: DemandRow, now: Date): DemandReceipt => ({
  id: row.id,
  title: `${kind.text} · ${kind.title(row.values as never)}`,
  phone: maskMobile(row.contactMobile),
  call_time: callTime(hourOf(now)),
  call_from: HOTLINE,
});

/** The demand that the key has made, for who sends it again: the answer was lost. */
function twin(kind: DemandKindRow, row: DemandRow, hash: string, context: Context): DemandReceipt {
  const isTheirs = row.userId === null || row.userId === context.member?.id;
  if (row.requestHash === hash && isTheirs) return receiptOf(kind, row, row.createdAt);
  throw new Failure(ErrorCode.KEY_REUSED, '刚才的需求已经提交成功，请到“我的需求”里查看');
}

/**
 * Who asks must be reached under the number: it is their own by the login, or a code was sent to it. Only then `assertNew`
 * tells what was sent for it before; where that refuses, the code is good once more.
 */
async function proveNumber(
  { phone, vcode = '' }: DemandSender,
  context: Context,
  assertNew: (tx: Database) => Promise<void>,
): Promise<void> {
  const { db, member } = context;
  if (member?.mobile === phone) return assertNew(db);
  if (vcode === '') throw invalid('vcode', '请填写验证码，确认这个手机号能联系到您');
  const refused = await db.transaction(async tx => {
    try {
      await spendContactCode({ ...context, db: tx }, phone, vcode);
    } catch (problem) {
      // The try was counted: that stays.
      if (problem instanceof Failure) return problem;
      throw problem;
    }
    await assertNew(tx);
    return undefined;
  });
  if (refused) throw refused;
}

/** The city has what is asked for. CITY_NOT_SERVED, INVALID_PARAMS (data: `field`). */
async function assertOffered(
  kind: DemandKindRow,
  values: DemandValues,
  cityId: string,
  db: Database,
): Promise<void> {
  const services = await servicesIn(db, kind.kind, cityId);
  if (!services) throw cityNotServed();
  const asked = kind.service?.(values as never);
  if (asked && !services.includes(asked.text)) {
    throw invalid(asked.field, `这个城市暂不提供${asked.text}，可以换一种或换个城市`);
  }
}

/** Texts as they are kept, and nothing that is not asked for. */
function keptValues(kind: DemandKindRow, request: DemandValues): DemandValues {
  const asked = askedValues(kind.fields, request);
  const isText = new Set(kind.fields.filter(field => field.kind === 'text').map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [
      name,
      isText.has(name) && typeof value === 'string' ? writtenText(value) : value,
    ]),
  );
}

/**
 * Keeps a demand and says who calls, when and from which number. What it would cost is worked out anew by the rules that
 * the app has shown. Errors as the contract lists them.
 */
export async function addDemand(
  kind: DemandKindRow,
  request: Sent,
  context: Context,
): Promise<DemandReceipt> {
  const { db, member, version, now } = context;
  const { city_id: cityId, client_key: clientKey, name, phone, comments, repeat } = request;
  const wish = keptValues(kind, request as unknown as DemandValues);
  const hash = requestHash({ kind: kind.kind, cityId, values: wish, phone });
  const known = await findDemandByKey(db, clientKey);
  if (known) return twin(kind, known, hash, context);
  const wrong = firstProblem(kind.fields, wish, now);
  if (wrong) throw invalid(wrong.field, wrong.problem);
  assertContact(request);
  // Before the code is spent.
  const photos = photosOf(kind, wish);
  if (photos.length > 0 && !member) throw invalid('photos', '登录后才能添加图片');
  await assertOffered(kind, wish, cityId, db);
  const values = { ...wish, ...(await kind.lookUp?.(wish as never, { db, cityId })) };
  const since = new Date(toMillis(`${dayOf(now)}T00:00:00+08:00`));
  const assertNew = async (tx: Database): Promise<void> => {
    const sent = repeat ? undefined : await findSentSince(tx, { kind: kind.kind, mobile: phone, since });
    if (!sent) return;
    const sentence = `您今天已经提交过${kind.text}需求，确定再提交一份吗？`;
    throw new Failure(ErrorCode.DEMAND_REPEATED, sentence, { id: sent.id });
  };
  await proveNumber(request, context, assertNew);
  // What was asked about, or was not proved, is no demand yet.
  await limitDemands(context, phone);
  const takeTime = new Date(toMillis(kind.takeTime(values as never)));
  const estimate = kind.estimate?.(values as never) ?? null;
  for (let attempt = 0; attempt < NUMBER_TRIES; attempt += 1) {
    const row: DemandRow = {
      ...{ id: referenceNumber(kind.prefix, now, 6), kind: kind.kind, userId: member?.id ?? null },
      ...{ clientKey, requestHash: hash, cityId, state: 'WAITING', values, estimate, takeTime },
      ...{ contactName: writtenText(name), contactMobile: phone, comments: writtenText(comments) },
      ...{ channel: version.channel, createdAt: now },
    };
    const isKept = await db.transaction(async tx => {
      if (!(await insertDemand(tx, row))) return false;
      await tellDemand(tx, row.id, now, '需求已提交，等待客服联系');
      if (member && photos.length > 0) {
        await attachFiles(
          tx,
          { ownerId: member.id, purpose: 'WORKSHEET' },
          { kind: DEMAND_FILES, id: row.id },
          photos,
        );
      }
      return true;
    });
    if (isKept) return receiptOf(kind, row, now);
    const other = await findDemandByKey(db, clientKey);
    if (other) return twin(kind, other, hash, context);
  }
  throw new Error('No free number of a demand was found');
}

/** The files that came with it. */
const photosOf = (kind: DemandKindRow, values: DemandValues): string[] =>
  kind.fields
    .filter(field => field.kind === 'photos')
    .flatMap(({ name }) => (values[name] as readonly string[] | undefined) ?? []);
