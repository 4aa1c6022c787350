import { makeAutoObservable } from 'mobx';
import { servedPoints } from '@/domain/delivery';
import { ErrorCode } from '@/domain/errorCode';
import { AROUND_THE_CLOCK, isOpenAt, nextOpenHalfHour } from '@/domain/openingHours';
import { rollPeriod } from '@/domain/periodChoice';
import { defaultRentalPeriod, describePeriod, isPast } from '@/domain/rentalTime';
import { format, isTime, toIso, toMillis } from '@/domain/shanghaiTime';
import { localStorage, sessionStorage } from '@/platform/storage';
import { codeOf } from '@/services/ApiError';
import { serverNow } from '@/services/call';
import { getProducts, nearestSite } from '@/services/catalogue';
import type { RequestOf } from '~types/api';
import type { AnyTrip } from '~types/api/address';
import type { Alternative, CitySearch, RentalSearch } from '~types/api/cartype';
import type { City } from '~types/api/city';
import type { OpeningHours, Site } from '~types/api/site';
import { ChannelStore } from './ChannelStore';
import { defaultCity } from './CityStore';
import { HistoryStore } from './HistoryStore';
import { kept, persistFields } from './persistence';
import type { RootStore } from './RootStore';
import { TripEnd, type EndName, type SearchSite } from './TripEnd';

/** Where a car type is nearest and can be booked; undefined where the city, or what we rent, has none of it. */
async function siteOfCar(query: RequestOf<'GET /api/cartype/get_products'>): Promise<Site | undefined> {
  try {
    const { products } = await getProducts(query);
    return products[0]?.site;
  } catch (problem) {
    const code = codeOf(problem);
    if (code === ErrorCode.CITY_NOT_SERVED || code === ErrorCode.NOT_FOUND) return undefined;
    throw problem;
  }
}

/** The trip that was last ordered on this device: the next visit begins with it (issue 11). */
const usualTrip = kept({ key: 'usual_trip', storage: localStorage, personal: true });

/**
 * What is being searched: both ends of the trip and the period (specification §3, car search filter). Survives reload
 * and login.
 */
export class SearchStore {
  readonly pickup: TripEnd;
  readonly return: TripEnd;
  /** ISO times. */
  fromTime: string;
  toTime: string;
  /** The renter chose the period themselves: closed hours are their choice then (rental.md, detail 4). */
  isPeriodChosen = false;

  /** Why the period that was kept is another one now: still to be said. */
  private unsaid: string | undefined = undefined;

  constructor(private readonly root: RootStore) {
    const usual = usualTrip.read() as Partial<Record<EndName, unknown>> | null | undefined;
    const remember = (city: City): void => root.get(HistoryStore).rememberCity(city);
    this.pickup = new TripEnd(root, {
      name: 'pickup',
      usualCity: () => defaultCity,
      usual: usual?.pickup,
      onCity: (city, isAnother) => {
        if (isAnother) this.return.clear();
        remember(city);
      },
    });
    this.return = new TripEnd(root, {
      name: 'return',
      usualCity: () => this.pickup.city,
      // Nobody knows yet where in the other city the trip ends: its middle is the best guess.
      usualOrigin: city => city.gps,
      usual: usual?.return,
      onCity: remember,
    });
    const period = defaultRentalPeriod(serverNow());
    this.fromTime = period.from;
    this.toTime = period.to;
    makeAutoObservable<this, 'unsaid' | 'root'>(
      this,
      { pickup: false, return: false, unsaid: false, root: false },
      { autoBind: true },
    );
    persistFields(this, {
      key: 'search',
      fields: ['fromTime', 'toTime', 'isPeriodChosen'],
      storage: sessionStorage,
      personal: false,
      accept: ({ fromTime, toTime, isPeriodChosen }) => {
        if (!isTime(fromTime) || !isTime(toTime)) return undefined;
        return { fromTime: toIso(fromTime), toTime: toIso(toTime), isPeriodChosen: isPeriodChosen === true };
      },
    });
    // Before any screen asks for a price in the past.
    this.unsaid = this.renewPeriod();
  }

  /** ISO times of pickup and return. */
  get period(): { from: string; to: string } {
    return { from: this.fromTime, to: this.toTime };
  }

  /** Opening hours of the sites of pickup and return; undefined while none is chosen. */
  get hours(): Record<EndName, OpeningHours | undefined> {
    const { site } = this.pickup;
    return { pickup: site?.hours, return: (this.return.site ?? site)?.hours };
  }

  /** 3天2小时. */
  get periodText(): string {
    return describePeriod(this.fromTime, this.toTime);
  }

  /** Ends of the trip in whose city a site is still to be found: nothing can be priced until then. */
  get openEnds(): EndName[] {
    const { pickup, return: end } = this;
    const isElsewhere = end.city.id !== pickup.city.id;
    return [
      ...(pickup.site ? [] : (['pickup'] as const)),
      ...(isElsewhere && !end.site ? (['return'] as const) : []),
    ];
  }

  /** The car comes back to another site than the one where it is taken, be it known or still to be found. */
  get isOneWay(): boolean {
    const { site } = this.return;
    return site ? site.id !== this.pickup.site?.id : this.openEnds.includes('return');
  }

  /** The end of the trip to which no car can be brought, or from which none is collected. */
  get undeliverableEnd(): EndName {
    const { site, delivery } = this.pickup;
    const isTooFar = delivery && site && !this.tripAt(site).delivery;
    return this.return.delivery && !isTooFar ? 'return' : 'pickup';
  }

  /** What is asked of many sites at once: what holds of the trip, whichever of them the car is taken at. */
  get trip(): AnyTrip {
    const { site, delivery: collection } = this.return;
    return { return_site_id: site?.id, delivery: this.pickup.delivery, collection };
  }

  /** The trip as it is once the car is taken at a site: brought and collected where sites come so far. */
  tripAt(site: SearchSite): AnyTrip {
    const { trip } = this;
    const returnSite = this.return.site ?? site;
    return { ...trip, ...servedPoints(site.location, returnSite.location, trip) };
  }

  /** The search as the server takes it; undefined until both ends of the trip have a site. */
  get rental(): RentalSearch | undefined {
    const { site } = this.pickup;
    return site && this.openEnds.length === 0 ? this.rentalAt(site, this.trip) : undefined;
  }

  /** The search at a site of the pickup city, for the trip as it is once the car is taken there. */
  rentalAt(site: SearchSite, trip = this.tripAt(site)): RentalSearch {
    return {
      ...trip,
      site_id: site.id,
      return_site_id: trip.return_site_id === site.id ? undefined : trip.return_site_id,
      ...this.terms,
    };
  }

  /** The search of the whole pickup city; undefined until a return in another city has a site. */
  get wholeCity(): CitySearch | undefined {
    const { city, origin: location } = this.pickup;
    if (this.openEnds.includes('return')) return undefined;
    return { ...this.trip, city_id: city.id, location, ...this.terms };
  }

  /** What a list of cars is asked for: those of the whole city, or of the site that was chosen; undefined as these are. */
  get carQuery(): CitySearch | RentalSearch | undefined {
    return this.pickup.isWholeCity ? this.wholeCity : this.rental;
  }

  /**
   * The search for one car type: in a whole city it is taken where it is nearest, so that the site which came with another
   * car is none of its own (issue 11, 北京全城). Undefined until its site is known.
   */
  rentalOf(cartypeId: string): RentalSearch | undefined {
    const { isWholeCity, passingCar } = this.pickup;
    return isWholeCity && passingCar !== cartypeId ? undefined : this.rental;
  }

  /**
   * Takes the site at which one car type is nearest and can be booked, where none was chosen; in a city that has none of
   * it the nearest site. Rejects as `requireSites` does.
   */
  async requireSitesOf(cartypeId: string): Promise<void> {
    const { pickup, return: end } = this;
    if (this.openEnds.includes('return')) await end.requireSite();
    const { wholeCity } = this;
    if (pickup.isWholeCity && pickup.passingCar !== cartypeId && wholeCity) {
      const { city_id: cityId, location = pickup.city.gps } = wholeCity;
      const site =
        (await siteOfCar({ ...wholeCity, location, cartype_id: cartypeId })) ??
        (await nearestSite(pickup.city, location));
      // Meanwhile another place may have been chosen.
      if (site && pickup.isWholeCity && pickup.city.id === cityId) this.lookAt(site, cartypeId);
    }
    await this.requireSites();
  }

  /** Takes a site at each end of the trip that has none, for who can do nothing without; rejects as `requireSite` does. */
  async requireSites(): Promise<void> {
    await Promise.all(this.openEnds.map(end => this[end].requireSite()));
  }

  choosePeriod(from: string, to: string): void {
    this.setPeriod({ from, to });
    this.isPeriodChosen = true;
    this.unsaid = undefined;
  }

  /** Takes the car at a site whose price for the trip was shown: nothing else of the trip changes than its price says. */
  takeAt(site: SearchSite): void {
    this.takeOver(site);
  }

  /** Looks at a car type of the whole city at the site that was shown with it: what was chosen stays the whole city. */
  lookAt(site: SearchSite, cartypeId: string): void {
    this.takeOver(site, cartypeId);
  }

  /** Takes over an alternative as it is (rental.md, what users complain of). */
  applyAlternative({ search, site, offer }: Alternative): void {
    // The site that changed may be that of the return.
    if (site.id === search.site_id) this.pickup.takeSite(site, this.pickup.isWholeCity, offer.cartype.id);
    else this.return.takeSite(site);
    if (search.return_site_id === undefined) this.return.site = undefined;
    this.setPoints(search);
    this.choosePeriod(search.from_time, search.to_time);
  }

  /**
   * A pickup that time has overtaken rolls to the next open half-hour, and one that nobody chose out of the site's closed
   * hours; the duration stays. A period that ends before it begins becomes the default one. Answers the sentence that
   * says so (rental.md, detail 1), undefined when nothing changed.
   */
  renewPeriod(): string | undefined {
    const now = serverNow();
    const { period, unsaid } = this;
    const hours = this.pickup.chosenSite?.hours ?? AROUND_THE_CLOCK;
    this.unsaid = undefined;
    if (toMillis(period.to) <= toMillis(period.from)) {
      this.setPeriod(defaultRentalPeriod(now));
      this.isPeriodChosen = false;
      return '取还车时间有误，已为您换成默认时间';
    }
    if (isPast(period.from, now)) {
      return this.rollTo(rollPeriod(period, now, hours).from, '取车时间已过');
    }
    if (!this.isPeriodChosen && !isOpenAt(hours, period.from)) {
      return this.rollTo(nextOpenHalfHour(hours, period.from).time, '门店当时未营业');
    }
    return unsaid;
  }

  /** Clearing keeps the chosen times and resets the rest (specification §4). */
  clear(): void {
    this.pickup.clear();
    this.return.clear();
  }

  /** The trip was ordered: the next visit begins with its places. */
  keepAsUsual(): void {
    usualTrip.write({ pickup: this.pickup.choice, return: this.return.choice });
  }

  /** What is asked of the server wherever the car is taken. */
  private get terms(): Pick<RentalSearch, 'from_time' | 'to_time' | 'credit'> {
    return {
      from_time: this.fromTime,
      to_time: this.toTime,
      credit: this.root.get(ChannelStore).credit,
    };
  }

  private takeOver(site: SearchSite, car?: string): void {
    const trip = this.tripAt(site);
    this.pickup.takeSite(site, car !== undefined, car);
    this.setPoints(trip);
  }

  private rollTo(from: string, why: string): string {
    const length = toMillis(this.toTime) - toMillis(this.fromTime);
    this.setPeriod({ from, to: toIso(toMillis(from) + length) });
    return `${why}，已顺延至${format(from, 'M月D日HH:mm')}`;
  }

  private setPoints({ delivery, collection }: AnyTrip): void {
    this.pickup.delivery = delivery;
    this.return.delivery = collection;
  }

  private setPeriod({ from, to }: { from: string; to: string }): void {
    this.fromTime = from;
    this.toTime = to;
  }
}
