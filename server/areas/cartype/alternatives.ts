import type { Alternative, RentalSearch } from '../../../types/api/cartype';
import { isBookable } from '../../../src/domain/carFilter';
import { servedPoints } from '../../../src/domain/delivery';
import { isBeyondHorizon } from '../../../src/domain/holidays';
import { isPast } from '../../../src/domain/rentalTime';
import { DAY, HOUR, toIso, toMillis } from '../../../src/domain/shanghaiTime';
import type { Context } from '../../http/endpoint';
import { askCredit, configuredCredit } from '../../kernel/credit/askCredit';
import { notFound } from '../../kernel/failure';
import { companyLevelOf } from '../employee/public';
import { presentSite } from '../site/public';
import { defaultBills, presentOffer, type PricedAsker } from './cartypePresenter';
import { assertDeliverable } from './doorDelivery';
import { brokenMinimum } from './minimumDays';
import { assertRentalPeriod } from './rentalPeriod';
import type { SiteRow } from './rentalRepository';
import { searchOf } from './rentalSearch';
import { listStockAround, rentalCarsIn, type SiteStock, type StockCar } from './siteStock';

/** Alternatives that are offered at most. */
const MOST = 3;

/** Hours by which a rental is moved. */
const SHIFT = 2;

/** Metres within which another site is a small change. */
const NEARBY = 3000;

/**
 * Up to three small changes after which a rental can be booked as it stands, the cheapest first (rental.md, what users
 * complain of): two hours earlier or later, longer, another site, another car type of the class. One of each kind, and
 * more sites and car types only where three kinds are not found. Where a site is closed all of them leave it, if need
 * be for the nearest open ones of its city. PERIOD_INVALID, NOT_FOUND, DELIVERY_UNAVAILABLE.
 */
export async function findAlternatives(
  request: RentalSearch & { cartype_id?: string },
  { db, now, member, settings }: Pick<Context, 'db' | 'now' | 'member' | 'settings'>,
): Promise<Alternative[]> {
  assertRentalPeriod(request, now);
  const search = searchOf(request);
  const [earlier, later, longer] = [moved(search, -SHIFT), moved(search, SHIFT), longEnough(search)];
  const [stock, credit, company] = await Promise.all([
    listStockAround(db, [search.site_id, search.return_site_id ?? search.site_id], {
      from: earlier.from_time,
      to: Math.max(toMillis(later.to_time), toMillis(longer.to_time)),
    }),
    askCredit(request.credit, member, configuredCredit(settings)),
    companyLevelOf(db, member, now),
  ]);
  const choice = new Choice(search, request.cartype_id, stock, { credit, company });
  if (choice.isClosed) return cheapest([choice.elsewhere()]);
  assertDeliverable(choice.place, search);
  return cheapest([
    isPast(earlier.from_time, now) ? [] : choice.at('EARLIER', earlier),
    choice.at('LATER', later),
    longer === search ? [] : choice.at('LONGER', longer),
    choice.elsewhere(),
    choice.siblings(),
  ]);
}

const moved = (search: RentalSearch, hours: number): RentalSearch => ({
  ...search,
  from_time: toIso(toMillis(search.from_time) + hours * HOUR),
  to_time: toIso(toMillis(search.to_time) + hours * HOUR),
});

/** The search with the return moved until no holiday asks for more days; a longer one may touch the next holiday. */
function longEnough(search: RentalSearch): RentalSearch {
  const minimum = brokenMinimum(search.from_time, search.to_time);
  if (!minimum) return search;
  return longEnough({ ...search, to_time: toIso(toMillis(search.from_time) + minimum.days * DAY) });
}

const byPrice = (a: Alternative, b: Alternative): number => a.offer.total_price - b.offer.total_price;

/** The best of each kind, each kind being best first, then what else there is, in all not more than three. */
function cheapest(kinds: readonly Alternative[][]): Alternative[] {
  const best = kinds.flatMap(([first]) => first ?? []).sort(byPrice);
  const others = kinds.flatMap(([, ...rest]) => rest).sort(byPrice);
  return [...best, ...others].slice(0, MOST).sort(byPrice);
}

/** What can be had instead of a search, given the stock of its cities. */
class Choice {
  /** The asked sites. */
  readonly place: { site: SiteRow; returnSite: SiteRow };
  private readonly category: string | undefined;

  constructor(
    private readonly search: RentalSearch,
    private readonly cartypeId: string | undefined,
    private readonly stock: readonly SiteStock[],
    private readonly asker: PricedAsker,
  ) {
    const site = this.stockAt(search.site_id)?.site;
    const returnSite = this.stockAt(search.return_site_id ?? search.site_id)?.site;
    if (!site || !returnSite) throw notFound('这家门店');
    this.place = { site, returnSite };
    if (cartypeId === undefined) return;
    const cars = stock.flatMap(one => one.cars);
    this.category = cars.find(({ cartype }) => cartype.id === cartypeId)?.cartype.category;
    if (this.category === undefined) throw notFound('这款车型');
  }

  get isClosed(): boolean {
    return this.place.site.closed || this.place.returnSite.closed;
  }

  /** The asked car type, or else the cheapest car, for another period at the same sites; empty when there is none. */
  at(kind: Alternative['kind'], search: RentalSearch): Alternative[] {
    return this.bookable(kind, search, this.isAsked);
  }

  /** Other car types of the class, cheapest first. */
  siblings(): Alternative[] {
    const { category, cartypeId } = this;
    if (category === undefined) return [];
    return this.bookable(
      'SIBLING',
      this.search,
      ({ cartype }) => cartype.category === category && cartype.id !== cartypeId,
      MOST,
    );
  }

  /**
   * The same at other open sites nearby: those that still bring and collect the car first, then by price. A closed
   * site has to be left, so the nearest ones stand in where nothing is nearby.
   */
  elsewhere(): Alternative[] {
    const { site, returnSite } = this.place;
    const left = site.closed || !returnSite.closed ? site : returnSite;
    const around = this.openSitesAround(left);
    const nearby = around
      .filter(({ distance }) => distance <= NEARBY)
      .flatMap(other => this.bookableAt(left, other));
    const offered = left.closed && nearby.length === 0 ? this.nearest(left, around) : nearby;
    return offered.sort((a, b) => this.pointsKept(b) - this.pointsKept(a) || byPrice(a, b));
  }

  /** The nearest ones that can be had, priced one after another: a price takes longer than a distance. */
  private nearest(left: SiteRow, around: readonly { site: SiteRow; distance: number }[]): Alternative[] {
    const found: Alternative[] = [];
    for (const other of around) {
      if (found.length >= MOST) break;
      found.push(...this.bookableAt(left, other));
    }
    return found;
  }

  /** The same at another site. */
  private bookableAt(left: SiteRow, { site, distance }: { site: SiteRow; distance: number }): Alternative[] {
    return this.bookable('SITE', this.searchAt(left, site), this.isAsked).map(alternative => ({
      ...alternative,
      site: presentSite(site, left),
      distance,
    }));
  }

  private stockAt(siteId: string): SiteStock | undefined {
    return this.stock.find(({ site }) => site.id === siteId);
  }

  private readonly isAsked = ({ cartype }: StockCar): boolean =>
    this.cartypeId === undefined || cartype.id === this.cartypeId;

  private pointsKept({ search }: Alternative): number {
    return Number(search.delivery !== undefined) + Number(search.collection !== undefined);
  }

  /** The other open sites of a site's city, nearest first. */
  private openSitesAround(site: SiteRow): { site: SiteRow; distance: number }[] {
    return this.stock
      .filter(other => other.site.cityId === site.cityId && !other.site.closed && other.site.id !== site.id)
      .map(other => ({ site: other.site, distance: presentSite(other.site, site).distance }))
      .sort((a, b) => a.distance - b.distance);
  }

  /** The search with another site in place of one; a car that was to come back to its own site still does. */
  private searchAt(left: SiteRow, other: SiteRow): RentalSearch {
    const { search, place } = this;
    const site = left === place.site ? other : place.site;
    const comesBack = place.site === place.returnSite;
    const returnSite = comesBack || left !== place.site ? other : this.openReturnSite();
    const { delivery, collection } = servedPoints(site, returnSite, search);
    return {
      ...search,
      site_id: site.id,
      return_site_id: returnSite.id === site.id ? undefined : returnSite.id,
      delivery,
      collection,
    };
  }

  /** The return site, or the nearest open one of its city. */
  private openReturnSite(): SiteRow {
    const { returnSite } = this.place;
    const [nearest] = returnSite.closed ? this.openSitesAround(returnSite) : [];
    return nearest?.site ?? returnSite;
  }

  /** The cheapest of the wanted cars of a search, if they can be booked as they stand. */
  private bookable(
    kind: Alternative['kind'],
    search: RentalSearch,
    isWanted: (car: StockCar) => boolean,
    limit = 1,
  ): Alternative[] {
    const start = this.stockAt(search.site_id);
    const returnSite = this.stockAt(search.return_site_id ?? search.site_id)?.site;
    if (!start || !returnSite || isBeyondHorizon(search.to_time)) return [];
    const place = { site: start.site, returnSite };
    const period = { from: search.from_time, to: search.to_time };
    const left = rentalCarsIn(start.cars.filter(isWanted), period).filter(({ available }) => available > 0);
    if (left.length === 0) return [];
    const bills = defaultBills(place, search, this.asker);
    return left
      .slice(0, limit)
      .map(car => {
        const offer = presentOffer({ ...place, ...car }, search, bills(car));
        return { kind, search, site: presentSite(start.site), distance: 0, offer };
      })
      .filter(({ offer }) => isBookable(offer));
  }
}
