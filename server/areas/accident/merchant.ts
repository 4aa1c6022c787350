import type { RequestOf } from '../../../types/api';
import type { AccidentCase, AccidentPriceState } from '../../../types/api/accident';
import {
  ACCIDENT_TEXT_LENGTH,
  ASSESSMENT_PHOTOS,
  canMoveAccident,
  LONGEST_REPAIR_DAYS,
  MOST_ASSESSED,
  type AccidentState,
} from '../../../src/domain/accident';
import { repairDays } from '../../../src/domain/accidentBill';
import { DAY, dayOf, HOUR, isTime, toIso, toMillis } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { tooMany } from '../../http/admitCall';
import type { Context } from '../../http/endpoint';
import { takeFromLimit } from '../../http/rateLimit';
import { notFound } from '../../kernel/failure';
import { attachFiles, moveFiles, type FileRow } from '../../kernel/files/fileRepository';
import { storeUpload } from '../../kernel/files/storeUpload';
import { tellMember } from '../../kernel/messages/tellMember';
import type { OrderLines } from '../../kernel/orders/orderLine';
import { ASSESSMENT_FILES, filesOf, mediaOf, ofKind, presentPhotos, SHOP_FILES } from './accidentFiles';
import { carsOf, presentAssessment } from './accidentPresenter';
import {
  accidentText,
  lockAccident,
  moveAccident,
  tellAccident,
  type AccidentRow,
  type ShownAccident,
} from './accidentRepository';
import { isCurrent, linkUnknown, readLinked } from './merchantLink';
import { invalid, refused, writtenField, wrongState } from './refusals';
import { reporting } from './reportAccident';
import { isSameAssessment, storedAssessment, type StoredAssessment } from './stored';

/** What a repair shop sends is counted of its address, right link or not, and of its case: nobody needs more. */
const OF_ADDRESS = { limit: 120, windowMs: HOUR };
const OF_CASE = { limit: 60, windowMs: HOUR };

/** Photos of a repair shop that are kept of a case, those that it took out of its figures again with them. */
const SHOP_PHOTOS = 40;

type Linked = Pick<Context, 'db' | 'settings' | 'now'>;

const keyOf = ({ settings, now }: Linked): { key: string; now: Date } => ({ key: settings.codePepper, now });

/** Counts what is about to be sent by a link. TOO_MANY_REQUESTS, NOT_FOUND. */
async function enterLinked(token: string, context: Context): Promise<ShownAccident> {
  const { db, ip, now } = context;
  const waitOf = (key: string, limit: typeof OF_CASE): Promise<number> =>
    takeFromLimit(db, `repair-shop:${key}`, limit, now);
  const wait = await waitOf(ip, OF_ADDRESS);
  if (wait > 0) throw tooMany(wait);
  const found = await readLinked(db, token, keyOf(context));
  const waitOfCase = await waitOf(found.accident.id, OF_CASE);
  if (waitOfCase > 0) throw tooMany(waitOfCase);
  return found;
}

const canEnter = (state: AccidentState): boolean => canMoveAccident(state, 'ASSESSED', 'merchant');

const STATUS: Readonly<Partial<Record<AccidentState, string>>> = {
  REPORTED: '等待补充材料',
  PAPERS: '等待补充材料',
  ASSESSING: '待定损',
  ASSESSED: '已提交，可以修改',
  APPEALED: '复核中',
};

/** What a repair shop sees: nothing that tells who the renter is. NOT_FOUND. */
export async function readMerchantCase(
  lines: OrderLines,
  { token }: { token: string },
  context: Linked,
): Promise<AccidentCase> {
  const { db, now } = context;
  const { key } = keyOf(context);
  const found = await readLinked(db, token, { key, now });
  const { accident, order } = found;
  const { id, state, plate, assessment, linkUntil } = accident;
  const [cars, files] = await Promise.all([carsOf(db, lines, [found], now), filesOf(db, id)]);
  const media = mediaOf(key, now);
  return {
    ...{ number: id.slice(-6), shop: accident.shop ?? '', car: cars.get(order.id) ?? '' },
    ...(plate !== null && { plate }),
    ...{ time: toIso(accident.happenedAt), place: accident.place, description: accident.description },
    photos: presentPhotos(files, media),
    ...(assessment && {
      assessment: presentAssessment(assessment, ofKind(files, ASSESSMENT_FILES).map(media)),
    }),
    ...{ can_enter: canEnter(state), status_text: STATUS[state] ?? '已核定' },
    expires_at: toIso(linkUntil ?? now),
  };
}

interface Period {
  from_time: string;
  to_time: string;
}

/** For how long a car stands still, and what that costs. INVALID_PARAMS (data: `field`). */
function priceState(
  { happenedAt, dayPrice }: Pick<AccidentRow, 'happenedAt' | 'dayPrice'>,
  { from_time, to_time }: Period,
  now: Date,
): AccidentPriceState {
  if (!isTime(from_time)) throw invalid('from_time', '请选择开始维修的时间');
  if (!isTime(to_time)) throw invalid('to_time', '请选择修好的时间');
  const from = toMillis(from_time);
  const to = toMillis(to_time);
  if (from < toMillis(dayOf(happenedAt))) throw invalid('from_time', '开始维修不能早于事故当天');
  if (from > now.getTime() + LONGEST_REPAIR_DAYS * DAY) throw invalid('from_time', '请核对开始维修的时间');
  if (to <= from) throw invalid('to_time', '修好的时间须晚于开始维修的时间');
  const days = repairDays(from, to);
  if (days > LONGEST_REPAIR_DAYS) throw invalid('to_time', `维修最多${LONGEST_REPAIR_DAYS}天，请核对时间`);
  return {
    ...{ from_time: toIso(from), to_time: toIso(to), days },
    ...{ day_price: dayPrice, total: days * dayPrice },
  };
}

/** What it costs that the car stands still. Errors as the contract lists them. */
export async function readDayPrice(
  request: RequestOf<'GET /api/order/accident/get_day_price'>,
  context: Linked,
): Promise<AccidentPriceState> {
  const { accident } = await readLinked(context.db, request.token, keyOf(context));
  return priceState(accident, request, context.now);
}

/** The accident under lock, if the link is still the one that counts. NOT_FOUND. */
async function lockLinked(tx: Database, id: string, token: string, context: Linked): Promise<ShownAccident> {
  const { key, now } = keyOf(context);
  const found = await lockAccident(tx, id);
  if (!found || !isCurrent(token, found.accident, key, now)) throw linkUnknown();
  return found;
}

const keptPhotos = async (db: Database, id: string) =>
  (await filesOf(db, id)).filter(
    ({ subjectKind }) => subjectKind === SHOP_FILES || subjectKind === ASSESSMENT_FILES,
  );

/** Takes a photo of a repair shop, which nothing but its case can use. Errors as the contract lists them. */
export async function takeMerchantPhoto(
  { token, device_time }: RequestOf<'POST /api/order/accident/merchant_upload'>,
  context: Context,
): Promise<{ file_id: string }> {
  const { db, files, now } = context;
  const { accident } = await enterLinked(token, context);
  const { id } = accident;
  if (!canEnter(accident.state)) throw wrongState(accident, '上传定损照片');
  if (!isTime(device_time)) throw invalid('device_time', '拍摄时间不正确');
  if ((await keptPhotos(db, id)).length >= SHOP_PHOTOS)
    throw refused('这个案件的照片已经够多了，请联系理赔专员');
  const deviceTime = new Date(Math.min(toMillis(device_time), now.getTime()));
  const shop = { ownerId: null, purpose: 'ACCIDENT_PROOF' } as const;
  const stored = await storeUpload(db, files, { ...shop, deviceTime, sent: await context.sentFile() }, now);
  return db.transaction(async tx => {
    await lockLinked(tx, id, token, context);
    const kept = await keptPhotos(tx, id);
    // The same again, when the answer was lost: the new copy is forgotten with what nothing refers to.
    const twin = kept.find(({ sentSha256 }) => sentSha256 === stored.sentSha256);
    if (twin) return { file_id: twin.id };
    if (kept.length >= SHOP_PHOTOS) throw refused('这个案件的照片已经够多了，请联系理赔专员');
    await attachFiles(tx, shop, { kind: SHOP_FILES, id }, [stored.id]);
    return { file_id: stored.id };
  });
}

/** Whether just these figures are there already, with these photos as their proof. */
function isEntered(
  { state, assessment }: AccidentRow,
  entered: StoredAssessment,
  { photos, kept }: { photos: readonly string[]; kept: readonly FileRow[] },
): boolean {
  if (state !== 'ASSESSED' || !assessment || !isSameAssessment(assessment, entered)) return false;
  const proof = ofKind(kept, ASSESSMENT_FILES);
  return proof.length === photos.length && proof.every(({ id }) => photos.includes(id));
}

const FIGURES = { repair: '维修费', glass: '轮胎玻璃费', towing: '拖车费' } as const;

/** What a repair shop enters, or puts right until it is decided; the renter is told of it. Errors as the contract lists them. */
export async function enterAssessment(
  request: RequestOf<'POST /api/order/accident/update'>,
  context: Context,
): Promise<void> {
  const { db, now } = context;
  const { token, repair, glass, towing } = request;
  const {
    accident: { id },
  } = await enterLinked(token, context);
  const note = writtenField('note', request.note, { most: ACCIDENT_TEXT_LENGTH });
  for (const [field, name] of Object.entries(FIGURES) as [keyof typeof FIGURES, string][])
    if (request[field] < 0 || request[field] > MOST_ASSESSED[field]) throw invalid(field, `请核对${name}`);
  if (repair + glass + towing === 0) throw invalid('repair', '请填写至少一项费用');
  const photos = [...new Set(request.photos)];
  if (photos.length === 0) throw invalid('photos', '请上传定损照片');
  if (photos.length > ASSESSMENT_PHOTOS) throw invalid('photos', `最多${ASSESSMENT_PHOTOS}张照片`);
  const entered = await db.transaction(async tx => {
    const { accident } = await lockLinked(tx, id, token, context);
    if (!canEnter(accident.state)) throw wrongState(accident, '提交定损');
    const { from_time: from, to_time: to, days } = priceState(accident, request, now);
    const kept = await keptPhotos(tx, id);
    if (photos.some(photo => !kept.some(one => one.id === photo))) throw notFound('这张照片，请重新上传');
    const assessment = storedAssessment(
      { repair, glass, towing, days, dayPrice: accident.dayPrice },
      { shop: accident.shop ?? '', from, to, note, enteredAt: now },
    );
    // The same again, when the answer was lost.
    if (isEntered(accident, assessment, { photos, kept })) return { accident, isFirst: false };
    await moveFiles(tx, { kind: ASSESSMENT_FILES, id }, { kind: SHOP_FILES, id });
    await moveFiles(tx, { kind: SHOP_FILES, id }, { kind: ASSESSMENT_FILES, id }, photos);
    await moveAccident(tx, accident, 'ASSESSED', 'merchant', { assessment });
    const isFirst = accident.state === 'ASSESSING';
    await tellAccident(tx, id, now, isFirst ? '维修厂已定损，等待核定责任' : '维修厂修改了定损');
    return { accident, isFirst };
  });
  if (!entered.isFirst) return;
  const text = `${accidentText(entered.accident)}：维修厂已定损，我们正在核定责任和保险赔付。`;
  await tellMember({ ...context, report: reporting(context) }, entered.accident.userId, text);
}
