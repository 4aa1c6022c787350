import type { ViolationDetail, ViolationSummary } from '../../../types/api/violation';
import { toIso } from '../../../src/domain/shanghaiTime';
import {
  agencyProblem,
  canMoveViolation,
  policeAppealDay,
  transferTime,
  violationLife,
} from '../../../src/domain/violation';
import type { Database } from '../../db/database';
import type { Context } from '../../http/endpoint';
import { listFilesOf } from '../../kernel/files/fileRepository';
import { tempUrl } from '../../kernel/files/tempUrls';
import { summarizeOrders, type OrderLines } from '../../kernel/orders/orderLine';
import { agencyOf, APPEAL_FILES, RECEIPT_FILES } from './processViolation';
import { listViolationEvents, type ShownViolation } from './violationRepository';

/** What refers to the pictures of an act: the violation, by its number. */
export const PROOF_FILES = 'VIOLATION_PROOF';

/** What the orders of violations are called in lists: 大众朗逸, by their ids. */
export async function carsOf(
  db: Database,
  lines: OrderLines,
  shown: readonly ShownViolation[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const orders = new Map(shown.map(({ order }) => [order.id, order]));
  const summaries = await summarizeOrders(db, lines, [...orders.values()], now);
  return new Map(summaries.map(({ orderid, title }) => [orderid, title]));
}

/** A violation in a list. */
export function presentSummary({ violation, order }: ShownViolation, car: string): ViolationSummary {
  const { id, state, happenedAt, place, act, fine, points } = violation;
  return {
    ...{ id, orderid: order.id, line: order.line, car, time: toIso(happenedAt), place, act, fine, points },
    ...{ status: state, status_text: violationLife[state].text, note: violationLife[state].note },
  };
}

/** A violation in full, for its renter. */
export async function presentViolation(
  lines: OrderLines,
  found: ShownViolation,
  { db, settings, now }: Pick<Context, 'db' | 'settings' | 'now'>,
): Promise<ViolationDetail> {
  const { violation, order } = found;
  const { id, state, plate, expiresAt, agencyTotal, appealReason, appealAnswer, transferredAt } = violation;
  const picturesOf = async (kind: string): Promise<string[]> =>
    (await listFilesOf(db, kind, [id])).map(file => tempUrl(file.id, settings.codePepper, now).url);
  const [cars, events, trip, pictures, receipts, appealed] = await Promise.all([
    carsOf(db, lines, [found], now),
    listViolationEvents(db, id),
    lines[order.line].trips?.read(db, order, violation.happenedAt),
    picturesOf(PROOF_FILES),
    picturesOf(RECEIPT_FILES),
    picturesOf(APPEAL_FILES),
  ]);
  const problem = agencyProblem(violation);
  const isOpen = state === 'OPEN';
  return {
    ...presentSummary(found, cars.get(order.id) ?? ''),
    created_at: toIso(violation.createdAt),
    ...(plate !== null && { plate }),
    pictures,
    ...(trip?.to && { transfer_from: toIso(transferTime(trip.to)) }),
    ...(transferredAt && { police_appeal_until: policeAppealDay(transferredAt) }),
    ...(isOpen &&
      (problem === undefined ? { agency: await agencyOf(db, lines, found) } : { agency_reason: problem })),
    can_process: canMoveViolation(state, 'RECEIPT_SENT', 'member'),
    can_appeal: canMoveViolation(state, 'APPEALED', 'member') && appealReason === null,
    ...(state === 'AGENCY_UNPAID' &&
      agencyTotal !== null &&
      expiresAt && { to_pay: { total: agencyTotal, expires_at: toIso(expiresAt) } }),
    receipts,
    ...(appealReason !== null && {
      appeal: {
        ...{ reason: appealReason, pictures: appealed },
        ...(appealAnswer !== null && { answer: appealAnswer }),
      },
    }),
    timeline: events.map(({ text, createdAt }) => ({ text, time: toIso(createdAt) })),
  };
}
