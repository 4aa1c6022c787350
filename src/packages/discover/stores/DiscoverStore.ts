import { makeAutoObservable } from 'mobx';
import { Resource } from '@/stores/Resource';
import { getDiscover } from '../services/discover';

/** What there is to discover from a city. */
export class DiscoverStore {
  readonly content = new Resource(getDiscover);
  private cityId = '';

  constructor() {
    makeAutoObservable<this, 'cityId'>(this, { content: false, cityId: false }, { autoBind: true });
  }

  /** Loads what a city sees; another one than before begins anew. */
  async load(cityId: string): Promise<void> {
    if (cityId !== this.cityId) this.content.clear();
    this.cityId = cityId;
    await this.content.load(cityId);
  }
}
