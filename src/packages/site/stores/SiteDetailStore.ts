import { makeAutoObservable } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { isOpenAt } from '@/domain/openingHours';
import { codeOf } from '@/services/ApiError';
import { serverNow } from '@/services/call';
import { getSite, getSites } from '@/services/catalogue';
import { Resource } from '@/stores/Resource';
import type { LngLat } from '~types/api/call';
import type { Mark } from '~types/api/mark';
import type { Site, SiteDetail } from '~types/api/site';
import { getSiteMarks } from '../services/sites';

interface DetailQuery {
  id: string;
  /** BD-09, from where the distance is measured; undefined: the city's centre. */
  location: LngLat | undefined;
}

const latestCount = 2;
const nearbyCount = 3;

/**
 * A site with its latest reviews, and the open ones nearby when it is closed. Each screen has its own, since one site
 * leads to another.
 */
export class SiteDetailStore {
  readonly site = new Resource(
    ({ id, location }: DetailQuery) => getSite({ id, ...(location ? { location } : {}) }),
    { subjectOf: ({ id }) => id },
  );
  private readonly marks = new Resource((id: string) => getSiteMarks({ id, type: 'ALL', page: 1 }));
  private readonly around = new Resource(
    ({ city_id, location }: SiteDetail) => getSites({ city_id, location }),
    { subjectOf: ({ id }) => id },
  );

  constructor() {
    makeAutoObservable<this, 'marks' | 'around'>(
      this,
      { site: false, marks: false, around: false },
      { autoBind: true },
    );
  }

  /** Loads all of it. Reviews and neighbours are not needed to choose a site: their failure only leaves them out. */
  async open(query: DetailQuery): Promise<void> {
    void this.marks.load(query.id);
    const site = await this.site.load(query);
    if (site?.status === 'CLOSED') await this.around.load(site);
  }

  /** There is no such site: an old link, or one that is mistyped. */
  get isUnknown(): boolean {
    return codeOf(this.site.problem) === ErrorCode.NOT_FOUND;
  }

  get latestMarks(): Mark[] {
    return (this.marks.data?.marks ?? []).slice(0, latestCount);
  }

  /** Open sites near a closed one, nearest first. */
  get openNearby(): Site[] {
    const sites = this.around.data?.sites ?? [];
    return sites
      .filter(({ id, status }) => status === 'OPEN' && id !== this.site.data?.id)
      .slice(0, nearbyCount);
  }

  /** Whether the counter is open at this moment, by the server's clock. */
  isOpenNow({ hours, status }: Site): boolean {
    return status === 'OPEN' && isOpenAt(hours, serverNow());
  }
}
