import { Resource } from '@/stores/Resource';
import { getBrandShops } from '../services/campaign';

/** The shops of brands. */
export class BrandShopListStore {
  readonly shops = new Resource(async () => (await getBrandShops()).shops);
}
