import { makeAutoObservable } from 'mobx';
import { Resource } from '@/stores/Resource';
import { getExtendTags, getLowPriceCars } from '../services/longRental';

/** What the home of long rental shows of a city. */
export class LongHomeStore {
  readonly tags = new Resource(getExtendTags);
  readonly cheapest = new Resource(getLowPriceCars);

  constructor() {
    makeAutoObservable(this, { tags: false, cheapest: false }, { autoBind: true });
  }

  show(cityId: string): void {
    void this.tags.load(cityId);
    void this.cheapest.load(cityId);
  }
}
