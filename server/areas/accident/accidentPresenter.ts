import type {
  AccidentAssessment,
  AccidentDecision,
  AccidentDetail,
  AccidentMedia,
  AccidentOther,
  AccidentSummary,
} from '../../../types/api/accident';
import {
  accidentAppealDay,
  accidentNote,
  accidentLife,
  canMoveAccident,
  takesPapers,
} from '../../../src/domain/accident';
import { EXCLUSIONS, LIABILITIES } from '../../../src/domain/accidentBill';
import { COVER_ROWS } from '../../../src/domain/cover';
import { maskMobile, maskNickname } from '../../../src/domain/identity';
import { dayOf, toIso } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import type { Context } from '../../http/endpoint';
import { summarizeOrders, type OrderLines } from '../../kernel/orders/orderLine';
import {
  APPEAL_FILES,
  ASSESSMENT_FILES,
  filesOf,
  mediaOf,
  missingSlots,
  ofKind,
  presentPhotos,
} from './accidentFiles';
import { listAccidentEvents, type AccidentRow, type ShownAccident } from './accidentRepository';
import { fromDeposit } from './renterSteps';
import { readOther, type StoredAssessment } from './stored';

/** What the orders of accidents are called in lists: 大众朗逸, by their ids. */
export async function carsOf(
  db: Database,
  lines: OrderLines,
  shown: readonly ShownAccident[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const orders = new Map(shown.map(({ order }) => [order.id, order]));
  const summaries = await summarizeOrders(db, lines, [...orders.values()], now);
  return new Map(summaries.map(({ orderid, title }) => [orderid, title]));
}

/** An accident in a list. */
export function presentSummary({ accident, order }: ShownAccident, car: string): AccidentSummary {
  const { id, state, happenedAt, place, total, appealReason } = accident;
  const isDue = state === 'DECIDED' || state === 'UNPAID';
  return {
    ...{ id, orderid: order.id, line: order.line, car, time: toIso(happenedAt), place },
    ...{ status: state, status_text: accidentLife[state].text },
    note: accidentNote(state, appealReason !== null),
    due: isDue ? (total ?? 0) : 0,
  };
}

/** What a repair shop has entered, with the photos that prove it. */
export const presentAssessment = (
  { shop, from, to, days, dayPrice, repair, glass, towing, note, enteredAt }: StoredAssessment,
  pictures: AccidentMedia[],
): AccidentAssessment => ({
  shop,
  priceState: { from_time: from, to_time: to, days, day_price: dayPrice, total: days * dayPrice },
  ...{ repair, glass, towing, note, pictures, entered_at: enteredAt },
});

function presentDecision({ decision, decidedAt, total }: AccidentRow): AccidentDecision | undefined {
  if (!decision || !decidedAt) return undefined;
  const { liability, exclusion } = decision.facts;
  return {
    ...{ liability, liability_text: LIABILITIES[liability].text, exclusion },
    ...(exclusion !== 'NONE' && { exclusion_text: EXCLUSIONS[exclusion] }),
    ...{ lines: decision.lines, total: total ?? 0, note: decision.note },
    ...{ decided_at: toIso(decidedAt), appeal_until: accidentAppealDay(decidedAt) },
  };
}

/** The other side, masked: whose phone it is on which it is read nobody knows. */
function maskOther({ name, mobile, ...rest }: AccidentOther): AccidentOther {
  const masked = name === undefined ? undefined : maskNickname(name);
  return {
    ...rest,
    ...(masked !== undefined && { name: masked }),
    ...(mobile !== undefined && { mobile: maskMobile(mobile) }),
  };
}

/** Whether its renter can appeal by now. */
const canAppeal = ({ state, appealReason, decidedAt }: AccidentRow, now: Date): boolean =>
  canMoveAccident(state, 'APPEALED', 'member') &&
  appealReason === null &&
  decidedAt !== null &&
  dayOf(now) <= accidentAppealDay(decidedAt);

/** An accident in full, for its renter. */
export async function presentAccident(
  lines: OrderLines,
  found: ShownAccident,
  { db, settings, now }: Pick<Context, 'db' | 'settings' | 'now'>,
): Promise<AccidentDetail> {
  const { accident, order } = found;
  const { id, state, plate, location, asked, assessment, cover, appealReason, appealAnswer } = accident;
  const media = mediaOf(settings.codePepper, now);
  const [cars, events, files, deposit] = await Promise.all([
    carsOf(db, lines, [found], now),
    listAccidentEvents(db, id),
    filesOf(db, id),
    fromDeposit(db, lines, found),
  ]);
  const decision = presentDecision(accident);
  const pictures = (kind: string): AccidentMedia[] => ofKind(files, kind).map(media);
  return {
    ...presentSummary(found, cars.get(order.id) ?? ''),
    ...presentPhotos(files, media),
    created_at: toIso(accident.createdAt),
    ...(plate !== null && { plate }),
    ...(location && { location }),
    ...{ description: accident.description, is_injured: accident.isInjured },
    ...{ has_police: accident.hasPolice, has_other: accident.hasOther },
    other: maskOther(readOther(accident.other, id, settings.dataKey)),
    missing: takesPapers(state) ? missingSlots(accident, files) : [],
    ...(asked !== null && { asked }),
    cover: COVER_ROWS.map(({ name, text }) => ({ name, text: text(cover) })),
    ...(assessment && { assessment: presentAssessment(assessment, pictures(ASSESSMENT_FILES)) }),
    ...(decision && { decision }),
    ...(appealReason !== null && {
      appeal: {
        ...{ reason: appealReason, pictures: pictures(APPEAL_FILES) },
        ...(appealAnswer !== null && { answer: appealAnswer }),
        created_at: toIso(accident.appealedAt ?? accident.createdAt),
      },
    }),
    can_supply: takesPapers(state),
    can_withdraw: canMoveAccident(state, 'WITHDRAWN', 'member'),
    can_appeal: canAppeal(accident, now),
    can_pay: canMoveAccident(state, 'CLOSED', 'member'),
    from_deposit: deposit,
    timeline: events.map(({ text, createdAt }) => ({ text, time: toIso(createdAt) })),
  };
}
