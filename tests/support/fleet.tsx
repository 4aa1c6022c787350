import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { startAnew } from '@/stores/rootContext';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { RequestOf } from '~types/api';
import type { Alternative, CarOffer, CarType, EmptyReason, RentalSearch } from '~types/api/cartype';
import { offer } from './cars';
import { serve, type FakeServer } from './fakeServer';
import { corolla } from './orders';
import { site } from './places';
import { enterAsVisitor } from './visitor';

/** A car of a fleet: its id is its series. Money in fen; three days cost three times the daily price. */
export function fleetCar(
  series: string,
  cartype: Partial<CarType> = {},
  terms: Partial<CarOffer> = {},
): CarOffer {
  const { daily_price = 18800 } = terms;
  return offer({
    total_price: daily_price * 3,
    ...terms,
    cartype: { ...corolla, id: series, series, ...cartype },
  });
}

/** Five cars, as a site has them: 卡罗拉 is rented most, 朗逸 costs least, 汉兰达 has seven seats. */
export const fleet = (): CarOffer[] => [
  fleetCar('卡罗拉', {}, { rented: 500, score: 4.6 }),
  fleetCar(
    '朗逸',
    { brand: '大众', transmission: 'MANUAL' },
    { daily_price: 12800, rented: 400, score: 4.5 },
  ),
  fleetCar('汉兰达', { category: 'SUV', seats: 7, energy: 'HYBRID' }, { daily_price: 35800, rented: 300 }),
  fleetCar('Model 3', { brand: '特斯拉', category: 'NEW_ENERGY', energy: 'ELECTRIC' }, { rented: 200 }),
  fleetCar('GL8', { brand: '别克', category: 'MPV', seats: 7 }, { rented: 100, score: 4.9, available: 0 }),
];

/** The period that {@link openScreen} searches for, and the same three days one day later. */
export const period = { from_time: '2030-11-18T10:00:00+08:00', to_time: '2030-11-21T10:00:00+08:00' };
export const laterPeriod = { from_time: '2030-11-19T10:00:00+08:00', to_time: '2030-11-22T10:00:00+08:00' };

/** Whether a search is for the period one day later. */
export const isLater = ({ from_time }: Pick<RentalSearch, 'from_time'>): boolean =>
  from_time === laterPeriod.from_time;

/**
 * A screen of an app of its own, whose visitor has chosen a site and three days; `prepare` chooses more before it
 * opens.
 */
export function openScreen(
  Screen: ComponentType,
  prepare: (root: RootStore) => void = () => undefined,
): { root: RootStore; search: SearchStore; close: () => void } {
  enterAsVisitor();
  const root = startAnew();
  const search = root.get(SearchStore);
  search.pickup.chooseSite(site());
  search.choosePeriod(period.from_time, period.to_time);
  prepare(root);
  const { unmount } = render(<Screen />);
  return { root, search, close: unmount };
}

/** What a search finds. */
export interface Found {
  cars: CarOffer[];
  reason?: EmptyReason;
  reason_text?: string;
}

/** A server with cars, and with what can be had instead of them. */
export const serveCars = (
  search: (request: RentalSearch) => Found | Promise<Found> = () => ({ cars: fleet() }),
  instead: (request: RequestOf<'GET /api/cartype/get_alternatives'>) => Alternative[] = () => [],
): FakeServer =>
  serve({
    'GET /api/cartype/search': search,
    'GET /api/cartype/get_alternatives': request => ({ alternatives: instead(request) }),
  });

/** The card of one car, by a part of its name. */
export function card(name: string): HTMLElement {
  const found = cards().find(({ textContent }) => textContent.includes(name));
  if (!found) throw new Error(`no card of ${name}`);
  return found;
}

/** The cards of the list: a card is an item of the long list; what can be had instead of it is a list within. */
export const cards = (): HTMLElement[] =>
  within(screen.getByRole('list', { name: '车辆' }))
    .getAllByRole('listitem')
    .filter(item => item.hasAttribute('aria-posinset'));
/** What the cards are of, from the top. */
export const names = (): (string | undefined)[] =>
  cards().map(card => /卡罗拉|朗逸|汉兰达|Model 3|GL8|思域/.exec(card.textContent)?.[0]);

/** What an endpoint was asked, each time. */
export const asked = ({ calls }: FakeServer, endpoint: string) =>
  calls.filter(call => call.endpoint === endpoint).map(({ params }) => params);
