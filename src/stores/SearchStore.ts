import { makeAutoObservable } from 'mobx';
import { canDeliver } from '@/domain/delivery';
import { AROUND_THE_CLOCK, isOpenAt, nextOpenHalfHour } from '@/domain/openingHours';
import { defaultRentalPeriod, describePeriod, isPast } from '@/domain/rentalTime';
import { format, isTime, toIso, toMillis } from '@/domain/shanghaiTime';
import { sessionStorage } from '@/platform/storage';
import { serverNow } from '@/services/call';
import type { Alternative, RentalSearch } from '~types/api/cartype';
import type { OpeningHours } from '~types/api/site';
import { ChannelStore } from './ChannelStore';
import { defaultCity } from './CityStore';
import { HistoryStore } from './HistoryStore';
import { persistFields } from './persistence';
import type { RootStore } from './RootStore';
import { TripEnd, type EndName } from './TripEnd';

const replaced = '取车时间已过，已为您换成默认时间';

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

  /** The period that was kept is over, and the default one stands in: still to be said. */
  private isOutdated = false;

  constructor(private readonly root: RootStore) {
    this.pickup = new TripEnd(root, {
      name: 'pickup',
      usualCity: () => defaultCity,
      onCity: (city, isAnother) => {
        if (isAnother) this.return.clear();
        root.get(HistoryStore).rememberCity(city);
      },
    });
    this.return = new TripEnd(root, { name: 'return', usualCity: () => this.pickup.city });
    const period = defaultRentalPeriod(serverNow());
    this.fromTime = period.from;
    this.toTime = period.to;
    makeAutoObservable<this, 'isOutdated' | 'root'>(
      this,
      { pickup: false, return: false, isOutdated: false, root: false },
      { autoBind: true },
    );
    persistFields(this, {
      key: 'search',
      fields: ['fromTime', 'toTime', 'isPeriodChosen'],
      storage: sessionStorage,
      accept: ({ fromTime, toTime, isPeriodChosen }) => {
        if (!isTime(fromTime) || !isTime(toTime)) return undefined;
        this.isOutdated = isPast(fromTime, serverNow());
        return this.isOutdated
          ? undefined
          : { fromTime: toIso(fromTime), toTime: toIso(toTime), isPeriodChosen: isPeriodChosen === true };
      },
    });
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

  /** The car comes back to another site than the one where it is taken. */
  get isOneWay(): boolean {
    return this.return.site !== undefined && this.return.site.id !== this.pickup.site?.id;
  }

  /** The end of the trip to which no car can be brought, or from which none is collected. */
  get undeliverableEnd(): EndName {
    const { site, delivery } = this.pickup;
    const isTooFar = delivery && site && !canDeliver(site.location, delivery.location);
    return this.return.delivery && !isTooFar ? 'return' : 'pickup';
  }

  /** The search as the server takes it; undefined until a site is chosen. */
  get rental(): RentalSearch | undefined {
    const { site, delivery } = this.pickup;
    const { site: returnSite, delivery: collection } = this.return;
    if (!site) return undefined;
    const { credit } = this.root.get(ChannelStore);
    return {
      site_id: site.id,
      ...(returnSite && this.isOneWay ? { return_site_id: returnSite.id } : {}),
      from_time: this.fromTime,
      to_time: this.toTime,
      ...(delivery ? { delivery: { ...delivery } } : {}),
      ...(collection ? { collection: { ...collection } } : {}),
      ...(credit ? { credit } : {}),
    };
  }

  choosePeriod(fromTime: string, toTime: string): void {
    this.fromTime = fromTime;
    this.toTime = toTime;
    this.isPeriodChosen = true;
  }

  /** Takes over an alternative as it is (rental.md, what users complain of). */
  applyAlternative({ search, site }: Alternative): void {
    // The site that changed may be that of the return.
    if (site.id === search.site_id) this.pickup.site = site;
    else this.return.site = site;
    if (search.return_site_id === undefined) this.return.site = undefined;
    this.pickup.delivery = search.delivery;
    this.return.delivery = search.collection;
    this.choosePeriod(search.from_time, search.to_time);
  }

  /**
   * A pickup that time has overtaken rolls to the next open half-hour, with the same duration; a period that is over
   * becomes the default one; and a pickup that nobody chose rolls out of the site's closed hours. Answers the sentence
   * that says so (rental.md, detail 1), undefined when nothing changed.
   */
  renewPeriod(): string | undefined {
    const now = serverNow();
    const duration = toMillis(this.toTime) - toMillis(this.fromTime);
    const hours = this.pickup.site?.hours ?? AROUND_THE_CLOCK;
    const rollTo = (start: string | number, why: string): string => {
      this.fromTime = nextOpenHalfHour(hours, start).time;
      this.toTime = toIso(toMillis(this.fromTime) + duration);
      return `${why}，已顺延至${format(this.fromTime, 'M月D日HH:mm')}`;
    };
    if (this.isOutdated) {
      this.isOutdated = false;
      return replaced;
    }
    if (duration <= 0 || isPast(this.toTime, now)) {
      const period = defaultRentalPeriod(now);
      this.fromTime = period.from;
      this.toTime = period.to;
      this.isPeriodChosen = false;
      return replaced;
    }
    if (isPast(this.fromTime, now)) return rollTo(now.getTime(), '取车时间已过');
    if (!this.isPeriodChosen && !isOpenAt(hours, this.fromTime)) {
      return rollTo(this.fromTime, '门店当时未营业');
    }
    return undefined;
  }

  /** Clearing keeps the chosen times and resets the rest (specification §4). */
  clear(): void {
    this.pickup.clear();
    this.return.clear();
  }
}
