import { makeAutoObservable, observable } from 'mobx';
import { getAlternatives } from '@/services/catalogue';
import { Resource } from '@/stores/Resource';
import type { Alternative, RentalSearch } from '~types/api/cartype';

/** Small changes that make a rental possible, as they are loaded. */
export type Alternatives = Resource<{ alternatives: Alternative[] }, RentalSearch & { cartype_id?: string }>;

const newAlternatives = (): Alternatives => new Resource(getAlternatives);

/** What can be had instead: of the whole search when nothing is left, and of single cars of the list that are gone. */
export class CarAlternativesStore {
  readonly ofSearch = newAlternatives();
  private readonly ofCars = observable.map<string, Alternatives>({}, { deep: false });

  constructor() {
    makeAutoObservable<this, 'ofCars'>(this, { ofSearch: false, ofCars: false }, { autoBind: true });
  }

  /** Undefined until they are asked for. */
  ofCar(cartypeId: string): Alternatives | undefined {
    return this.ofCars.get(cartypeId);
  }

  async loadForSearch(rental: RentalSearch): Promise<void> {
    await this.ofSearch.load(rental);
  }

  async loadForCar(cartypeId: string, rental: RentalSearch): Promise<void> {
    const alternatives = this.ofCars.get(cartypeId) ?? newAlternatives();
    this.ofCars.set(cartypeId, alternatives);
    await alternatives.load({ ...rental, cartype_id: cartypeId });
  }

  /** Another search: what was offered for the one before holds no more. */
  clear(): void {
    this.ofSearch.clear();
    this.ofCars.clear();
  }
}
