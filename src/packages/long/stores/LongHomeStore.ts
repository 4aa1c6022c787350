import { makeAutoObservable } from 'mobx';
import { matchUrl } from '@/routes/match';
import { getBanners } from '@/services/catalogue';
import { Resource } from '@/stores/Resource';
import type { Banner } from '~types/api/content';
import { getExtendTags, getLowPriceCars } from '../services/longRental';

/** Whether an address is of this line, and not its home, where its banners stand. */
function leadsIntoLine(url: string): boolean {
  const name = matchUrl(url)?.name;
  return name !== undefined && name.startsWith('long.') && name !== 'long.home';
}

/** What the home of long rental shows of a city. */
export class LongHomeStore {
  readonly tags = new Resource(getExtendTags);
  readonly cheapest = new Resource(getLowPriceCars);
  private readonly ofCity = new Resource(getBanners);

  constructor() {
    makeAutoObservable<this, 'ofCity'>(
      this,
      { tags: false, cheapest: false, ofCity: false },
      { autoBind: true },
    );
  }

  /** Those of the city that lead to what this line has. */
  get banners(): readonly Banner[] {
    return (this.ofCity.data?.banners ?? []).filter(({ url }) => leadsIntoLine(url));
  }

  show(cityId: string): void {
    void this.tags.load(cityId);
    void this.cheapest.load(cityId);
    void this.ofCity.load(cityId);
  }
}
