import { maskMobile } from '@/domain/identity';
import { isPast } from '@/domain/rentalTime';
import { isTime, toMillis, type Time } from '@/domain/shanghaiTime';
import { keepApp } from '@/platform/offline';
import type { RentalDetail } from '~types/api/rental';
import { dropUnneededApp, keptCards } from './offlineApp';

/**
 * What a renter needs at the pickup (rental.md, detail 14). It lies on the device, to be read without a network: so
 * nothing of it tells who the renter or the insured are.
 */
export interface PickupCard extends Pick<
  RentalDetail,
  | 'orderid'
  | 'status_text'
  | 'cartype'
  | 'site'
  | 'return_site'
  | 'from_time'
  | 'to_time'
  | 'delivery'
  | 'collection'
  | 'pending_auth'
> {
  /** A state of the rental's life, as it was told last. */
  status: string;
  deposits: RentalDetail['bill']['deposits'];
  /** 优享 · 车损无需自担; a card that was kept by an older version says nothing of it. */
  protection?: string;
  /** How to find the counter, step by step. */
  directions: string[];
  /** ISO time at which the server told all this. */
  saved_at: string;
}

const textsIn = (value: unknown, ...names: readonly string[]): boolean =>
  value !== null &&
  typeof value === 'object' &&
  names.every(name => typeof (value as Record<string, unknown>)[name] === 'string');

function isCard(value: unknown): value is PickupCard {
  if (!textsIn(value, 'orderid', 'status', 'status_text')) return false;
  const card = value as Partial<PickupCard>;
  return (
    [card.from_time, card.to_time, card.saved_at].every(isTime) &&
    [card.site, card.return_site].every(
      site => textsIn(site, 'id', 'name', 'address', 'phone') && textsIn(site?.hours, 'open', 'close'),
    ) &&
    textsIn(card.cartype, 'brand', 'series', 'transmission', 'power') &&
    textsIn(card.cartype?.picture, 'small') &&
    textsIn(card.deposits, 'releaseText') &&
    (card.pending_auth === undefined || textsIn(card.pending_auth, 'status', 'comments')) &&
    (card.protection === undefined || typeof card.protection === 'string') &&
    Array.isArray(card.directions) &&
    card.directions.every(step => typeof step === 'string')
  );
}

/** The cards of a member whose rental is not over; another member's are not read. */
function cardsOf(uid: string, now: Time): PickupCard[] {
  const stored = keptCards.read() as { owner?: unknown; cards?: unknown } | null | undefined;
  if (stored?.owner !== maskMobile(uid) || !Array.isArray(stored.cards)) return [];
  return stored.cards.filter(isCard).filter(card => !isPast(card.to_time, now));
}

function save(uid: string, cards: readonly PickupCard[]): void {
  if (cards.length > 0) {
    keptCards.write({ owner: maskMobile(uid), cards });
    return;
  }
  keptCards.remove();
  dropUnneededApp();
}

/** The card of a member's order as it was read last; undefined when there is none, or the rental is over. */
export function keptCard(uid: string, orderid: string, now: Time): PickupCard | undefined {
  const cards = cardsOf(uid, now);
  // Whatever is over, or another member's, goes.
  save(uid, cards);
  return cards.find(card => card.orderid === orderid);
}

/** The card of the pickup that comes next; undefined without any. */
export function nextCard(uid: string, now: Time): PickupCard | undefined {
  return cardsOf(uid, now).sort((a, b) => toMillis(a.from_time) - toMillis(b.from_time))[0];
}

/** Keeps a card for reading without a network, in the place of the order's last one, and with it the app that shows it. */
export function keepCard(uid: string, card: PickupCard, now: Time): void {
  save(uid, [...cardsOf(uid, now).filter(({ orderid }) => orderid !== card.orderid), card]);
  void keepApp();
}

/** Forgets the card of an order. */
export function dropCard(uid: string, orderid: string, now: Time): void {
  save(
    uid,
    cardsOf(uid, now).filter(card => card.orderid !== orderid),
  );
}
