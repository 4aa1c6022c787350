import type { DemandDetail, DemandQuote, DemandSummary } from '../../../types/api/worksheet';
import { DEMAND_CANCEL_RULES } from '../../../src/domain/demandCancel';
import { demandFacts, type DemandValues } from '../../../src/domain/demandFields';
import { canMoveDemand, demandLife } from '../../../src/domain/demandLife';
import { maskMobile } from '../../../src/domain/identity';
import { format, toIso } from '../../../src/domain/shanghaiTime';
import type { Context } from '../../http/endpoint';
import { listFilesOf } from '../../kernel/files/fileRepository';
import { tempUrl } from '../../kernel/files/tempUrls';
import { DEMAND_FILES } from './addDemand';
import { DEMAND_KINDS } from './demandKinds';
import { listDemandEvents, type DemandRow, type QuoteRow, type ShownDemand } from './worksheetRepository';

/** What a demand is called: 接机 · 商务7座. */
export const titleOf = ({ kind, values }: Pick<DemandRow, 'kind' | 'values'>): string =>
  DEMAND_KINDS[kind].title(values as never);

/** What a demand says, line by line. */
export const factsOf = ({ kind, values }: { kind: DemandRow['kind']; values: DemandValues }) => [
  ...demandFacts(DEMAND_KINDS[kind].fields, values),
  ...(DEMAND_KINDS[kind].facts?.(values as never) ?? []),
];

/** Whether a quote can be accepted no longer: its time is over. */
export const isExpired = ({ validUntil }: Pick<QuoteRow, 'validUntil'>, now: Date): boolean =>
  validUntil <= now;

/** What waits to be accepted. */
const openQuote = ({ demand, quote }: ShownDemand): QuoteRow | undefined =>
  demand.state === 'QUOTED' && quote && !quote.isDeclined ? quote : undefined;

/** What comes next, one sentence. */
function noteOf(shown: ShownDemand, now: Date): string {
  const quote = openQuote(shown);
  if (quote && isExpired(quote, now)) return '报价已过期，客服会重新联系您，也可以拨打热线';
  if (quote) return `请在${format(quote.validUntil, 'M月D日 HH:mm')}前接受报价`;
  return demandLife[shown.demand.state].note;
}

/** A demand in a list. */
export function presentSummary(shown: ShownDemand, now: Date): DemandSummary {
  const { demand, cityName, orderId } = shown;
  const { id, kind, state, takeTime, createdAt } = demand;
  const quote = openQuote(shown);
  return {
    ...{ id, kind, kind_text: DEMAND_KINDS[kind].text, title: titleOf(demand), city: cityName },
    ...{ status: state, status_text: demandLife[state].text, note: noteOf(shown, now) },
    ...{ take_time: toIso(takeTime), created_at: toIso(createdAt) },
    ...(quote &&
      !isExpired(quote, now) && { quote: { total: quote.total, valid_until: toIso(quote.validUntil) } }),
    ...(state === 'CONFIRMED' && orderId !== undefined && { orderid: orderId }),
  };
}

const presentQuote = (quote: QuoteRow, now: Date): DemandQuote => ({
  ...{ id: quote.id, total: quote.total, text: quote.text, valid_until: toIso(quote.validUntil) },
  ...{ is_expired: isExpired(quote, now), cancel_rules: [...DEMAND_CANCEL_RULES] },
});

/** A demand in full, for who has sent it. */
export async function presentDemand(
  shown: ShownDemand,
  { db, settings, now }: Pick<Context, 'db' | 'settings' | 'now'>,
): Promise<DemandDetail> {
  const { demand } = shown;
  const [events, files] = await Promise.all([
    listDemandEvents(db, demand.id),
    listFilesOf(db, DEMAND_FILES, [demand.id]),
  ]);
  const { quote: _short, ...summary } = presentSummary(shown, now);
  const quote = openQuote(shown);
  return {
    ...summary,
    facts: factsOf(demand),
    pictures: files.map(({ id }) => tempUrl(id, settings.codePepper, now).url),
    ...(demand.estimate && { estimate: demand.estimate }),
    contact: { name: demand.contactName, phone: maskMobile(demand.contactMobile) },
    comments: demand.comments,
    ...(quote && { quote: presentQuote(quote, now) }),
    can_accept: quote !== undefined && !isExpired(quote, now),
    can_cancel: canMoveDemand(demand.state, 'CANCELLED', 'member'),
    timeline: events.map(({ text, createdAt }) => ({ text, time: toIso(createdAt) })),
  };
}
