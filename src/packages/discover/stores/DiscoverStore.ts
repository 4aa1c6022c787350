import { Resource } from '@/stores/Resource';
import { getDiscover } from '../services/discover';

/** What there is to discover from a city. */
export class DiscoverStore {
  readonly content = new Resource(getDiscover);
}
