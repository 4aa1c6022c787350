import { makeAutoObservable, runInAction } from 'mobx';
import {
  cityOfLink,
  decideTrip,
  originOf,
  readConvenientLink,
  type ConvenientLink,
  type ConvenientTrip,
} from '@/domain/convenientLink';
import { ErrorCode } from '@/domain/errorCode';
import { codeOf } from '@/services/ApiError';
import { serverNow } from '@/services/call';
import { getCities, getLocatedCity, getSite, getSites } from '@/services/catalogue';
import { CityStore } from '@/stores/CityStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';

/** What the server answers of an id, a city or a point that it does not know. */
const unknown: readonly (number | undefined)[] = [
  ErrorCode.NOT_FOUND,
  ErrorCode.CITY_NOT_SERVED,
  ErrorCode.INVALID_PARAMS,
];

/** What a call answers; undefined where the server does not know what it is asked about. */
async function known<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (problem) {
    if (unknown.includes(codeOf(problem))) return undefined;
    throw problem;
  }
}

/** The trip that a partner's link stands for, from now on that of the search. Each screen has its own. */
export class LinkedTripStore {
  /** Resolves once there is a trip to show. */
  readonly decision: Resource<true>;
  /** What the link was decided to; undefined for a visit without one. */
  private decided: ConvenientTrip | undefined = undefined;

  constructor(
    private readonly root: RootStore,
    private readonly link: ConvenientLink,
  ) {
    this.decision = new Resource(async () => {
      if (Object.values(link).some(Boolean)) await this.follow();
      else await root.get(SearchStore).pickup.requireSite();
      return true as const;
    });
    makeAutoObservable<this, 'root' | 'link'>(this, { root: false, link: false, decision: false });
  }

  /** What of the link was replaced, a sentence each; nothing once the person has chosen something else. */
  get replaced(): readonly string[] {
    const { decided } = this;
    if (!decided) return [];
    const { pickup, fromTime, toTime } = this.root.get(SearchStore);
    const isOwn =
      fromTime !== decided.period.from ||
      toTime !== decided.period.to ||
      pickup.site?.id !== decided.site?.id;
    return isOwn ? [] : decided.replaced;
  }

  private async follow(): Promise<void> {
    const trip = await this.decide();
    const search = this.root.get(SearchStore);
    runInAction(() => {
      const { pickup } = search;
      search.clear();
      pickup.chooseCity(trip.city);
      const { site, point: location } = trip;
      if (site && location) pickup.comeFrom({ name: '出发位置', address: '', location }, site);
      else if (site) pickup.chooseSite(site);
      search.choosePeriod(trip.period.from, trip.period.to);
      this.decided = trip;
    });
  }

  private async decide(): Promise<ConvenientTrip> {
    const now = serverNow();
    const asked = readConvenientLink(this.link, now);
    const { point, siteId } = asked;
    const [{ cfg_citys: cities }, site, located] = await Promise.all([
      this.root.get(CityStore).cities.data ?? getCities(),
      siteId === '' ? undefined : known(getSite({ id: siteId })),
      point && known(getLocatedCity(point)),
    ]);
    const { city: usual } = this.root.get(SearchStore).pickup;
    const found = { cities, site, located: located?.city, usual };
    const city = cityOfLink(asked, found);
    const location = originOf(asked, city, found);
    const answer = await known(getSites({ city_id: city.id, ...(location && { location }) }));
    return decideTrip(asked, found, answer?.sites ?? [], now);
  }
}
