import { when } from 'mobx';
import { roadKm } from '@/domain/delivery';
import { bestDiscounts } from '@/domain/bestDiscounts';
import { quote } from '@/domain/pricing';
import type { Booking } from '@/rental/Booking';
import { BookingStore } from '@/rental/BookingStore';
import { root } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { RequestOf } from '~types/api';
import type { OrderChoice, OrderQuote } from '~types/api/rental';
import { serve, type FakeServer } from './fakeServer';
import { corolla } from './orders';
import { site } from './places';
import { enterAsMember } from './visitor';

/** A submitted order as it comes over the wire. */
export type AddRequest = RequestOf<'POST /api/order/add'>;

/** Valid identity card numbers of nobody: born in 1990 and in 2015. */
export const idCard = '110105199003071239';
export const childsIdCard = '110105201501010025';

/** Fen: what the car costs on a plain weekday. */
const usualPrice = 12800;

/** The server's price of a choice, by the rules that it shares with the app; `weekdayPrice` in fen. */
export function priceOf(
  choice: OrderChoice,
  { weekdayPrice = usualPrice, ...differences }: Partial<OrderQuote> & { weekdayPrice?: number } = {},
): OrderQuote {
  const { coupons = [], wkcoin = { balance: 0, usable: 0 } } = differences;
  const terms = coupons.find(({ id }) => id === choice.coupon_id);
  const priced = {
    from: choice.from_time,
    to: choice.to_time,
    weekdayPrice,
    services: choice.services,
    insuredCount: choice.insured_count,
    delivery: {
      ...(choice.delivery ? { pickupKm: roadKm(site().location, choice.delivery.location) } : {}),
      ...(choice.collection ? { returnKm: roadKm(site().location, choice.collection.location) } : {}),
    },
    vehicleDeposit: 300000,
    violationDeposit: 200000,
  };
  const use = { now: choice.from_time };
  const bill = quote({
    ...priced,
    useDiscount: choice.use_discount,
    wkcoins: choice.use_wkcoin ? wkcoin.usable : 0,
    ...(terms ? { coupon: { terms, ...use } } : {}),
  });
  const best = bestDiscounts(priced, { coupons, use, wkcoins: wkcoin.usable });
  return {
    bill,
    cartype: corolla,
    site: site(),
    return_site: site(),
    available: 3,
    coupons,
    wkcoin,
    best: {
      ...(best.couponId !== undefined && { coupon_id: best.couponId }),
      use_wkcoin: best.useWkcoin,
      use_discount: best.useDiscount,
      total: best.total,
    },
    notices: [],
    ...differences,
  };
}

/** A server that prices and books; `add` answers the number of a submitted order. `more` it answers besides. */
export const rental = (
  add: (request: AddRequest) => string | Promise<string> = () => 'ZC1',
  differences: Partial<OrderQuote> = {},
  more: Parameters<typeof serve>[0] = {},
): FakeServer =>
  serve({
    ...more,
    'POST /api/order/calc': choice => priceOf(choice, differences),
    'POST /api/order/add': async request => ({
      orderid: await add(request),
      total: request.expected_total,
      expires_at: '2030-11-18T10:15:00+08:00',
    }),
  });

/** The orders that were submitted, oldest first. */
export const submitted = ({ calls }: FakeServer): AddRequest[] =>
  calls
    .filter(({ endpoint }) => endpoint === 'POST /api/order/add')
    .map(({ params }) => params as unknown as AddRequest);

/** Fen on the screen. */
export const totalOf = (booking: Booking): number => booking.checkout.quote.data?.bill.total ?? NaN;

let stopWatching: (() => void)[] = [];

/** The screen is open: the choice is priced now and at every change. */
export async function watched(booking: Booking): Promise<Booking> {
  stopWatching.push(booking.checkout.watch());
  await when(() => booking.checkout.isPriced);
  return booking;
}

/** Every screen is closed. */
export function closeScreens(): void {
  for (const stop of stopWatching) stop();
  stopWatching = [];
}

/** The renter fills in who takes the car. */
export function fillIn({ renter }: BookingStore): void {
  renter.set('name', '王小明');
  renter.set('idcard_no', idCard);
}

/** A renter at 确认订单 who has filled in everything. */
export async function readyToSubmit(): Promise<{ store: BookingStore; booking: Booking }> {
  const store = new BookingStore(root);
  fillIn(store);
  return { store, booking: await watched(store.open('C1')) };
}

/** A member has chosen a site and three days, Monday to Thursday, far from any holiday of the calendar. */
export function chooseThreeDays(): void {
  enterAsMember();
  const search = root.get(SearchStore);
  search.pickup.chooseSite(site());
  search.choosePeriod('2030-11-18T10:00:00+08:00', '2030-11-21T10:00:00+08:00');
}
