import { getActivities } from '@/services/catalogue';
import { Resource } from '@/stores/Resource';

/** The activities of a city, and what a member has of them. */
export class ActivityHomeStore {
  readonly home = new Resource((cityId: string) => getActivities(cityId));
}
