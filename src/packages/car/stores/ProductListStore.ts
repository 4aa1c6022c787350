import { makeAutoObservable } from 'mobx';
import { isBookable } from '@/domain/carFilter';
import { messageOf } from '@/services/ApiError';
import { getAlternatives, getProducts } from '@/services/catalogue';
import { ChannelStore } from '@/stores/ChannelStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { RequestOf } from '~types/api';
import type { Alternative, RentalSearch } from '~types/api/cartype';
import type { Site } from '~types/api/site';
import type { Alternatives } from './CarAlternativesStore';
import { CarCityStore } from './CarCityStore';

/** Alternatives that stay with the car and the site. */
const inTime: readonly Alternative['kind'][] = ['EARLIER', 'LATER', 'LONGER'];

/** A car type at every site of a city for the period of the search (specification §2, /cartype_product). */
export class ProductListStore {
  readonly result = new Resource(
    (request: RequestOf<'GET /api/cartype/get_products'>) => getProducts(request),
    { subjectOf: ({ city_id, cartype_id }) => [city_id, cartype_id] },
  );
  /** Other times at the nearest site, where none has the car. */
  readonly alternatives: Alternatives = new Resource(
    async (request: RentalSearch & { cartype_id?: string }) => {
      const { alternatives } = await getAlternatives(request);
      return { alternatives: alternatives.filter(({ kind }) => inTime.includes(kind)) };
    },
  );

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, result: false, alternatives: false },
      { autoBind: true },
    );
  }

  /** Loads a car type in a city; another one than before begins anew, another time prices it in place. */
  async load(cartypeId: string, cityId: string): Promise<void> {
    const search = this.root.get(SearchStore);
    const renewed = search.renewPeriod();
    if (renewed) this.root.get(OverlayStore).showToast(renewed);
    const { fromTime, toTime, pickup, trip } = search;
    const { credit } = this.root.get(ChannelStore);
    this.alternatives.clear();
    // Who begins in another city gives up the places of this one.
    const isHere = cityId === pickup.city.id;
    const location = isHere ? pickup.origin : undefined;
    await this.result.load({
      city_id: cityId,
      cartype_id: cartypeId,
      from_time: fromTime,
      to_time: toTime,
      ...(isHere ? trip : {}),
      ...(location ? { location } : {}),
      ...(credit ? { credit } : {}),
    });
    if (this.isNothingLeft) await this.loadAlternatives(cartypeId);
  }

  /** Sites have the car, but none of them for this period. */
  get isNothingLeft(): boolean {
    const products = this.result.data?.products ?? [];
    return products.length > 0 && !products.some(({ offer }) => isBookable(offer));
  }

  async loadAlternatives(cartypeId: string): Promise<void> {
    const search = this.root.get(SearchStore);
    const { credit } = this.root.get(ChannelStore);
    const nearest = this.result.data?.products[0]?.site;
    if (!nearest) return;
    const isHere = nearest.city_id === search.pickup.city.id;
    await this.alternatives.load({
      site_id: nearest.id,
      cartype_id: cartypeId,
      from_time: search.fromTime,
      to_time: search.toTime,
      ...(isHere ? search.tripAt(nearest) : {}),
      ...(credit ? { credit } : {}),
    });
  }

  /** Takes the car at a site of the city; answers whether that could be done. */
  async choose(cityId: string, site: Site): Promise<boolean> {
    if (!(await this.enter(cityId))) return false;
    this.root.get(SearchStore).takeAt(site);
    return true;
  }

  /** Takes another time over as it is. */
  async take(cityId: string, alternative: Alternative): Promise<void> {
    if (await this.enter(cityId)) this.root.get(SearchStore).applyAlternative(alternative);
  }

  private async enter(cityId: string): Promise<boolean> {
    const isEntered = await this.root.get(CarCityStore).enter(cityId);
    if (!isEntered) this.root.get(OverlayStore).showToast(messageOf(undefined));
    return isEntered;
  }
}
