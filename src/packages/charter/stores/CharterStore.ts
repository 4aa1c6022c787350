import { makeAutoObservable, observable } from 'mobx';
import { DemandFormStore } from '@/stores/DemandFormStore';
import { CHARTER_FIELDS, CHARTER_SERVICES, canEstimateCharter, charterEstimate } from '@/domain/charter';
import { addCharter, getDemandCities, getLatestDemand } from '@/services/demands';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import { SessionStore } from '@/stores/SessionStore';
import type { City } from '~types/api/city';
import type { CharterWish } from '~types/api/worksheet';

/** A car with driver (specification §2, /chartered_car): where, what is offered there, and what is asked for. */
export class CharterStore {
  /** Chosen here; undefined: the city of the search. */
  chosenCity: City | undefined = undefined;
  readonly cities = new Resource(() => getDemandCities('CHARTER'));
  readonly latest = new Resource(() => getLatestDemand('CHARTER'));
  readonly form: DemandFormStore<CharterWish>;

  constructor(private readonly root: RootStore) {
    this.form = new DemandFormStore<CharterWish>(root, {
      key: 'charter',
      fields: CHARTER_FIELDS,
      city: () => this.city,
      send: addCharter,
      offers: (field, value) => field !== 'service' || this.isOffered(value),
      estimate: (values, { id }) =>
        canEstimateCharter(values)
          ? charterEstimate({ ...(values as unknown as CharterWish), city_id: id })
          : undefined,
    });
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, cities: false, latest: false, form: false, chosenCity: observable.ref },
      { autoBind: true },
    );
    root.get(SessionStore).onOtherMember(() => this.latest.clear());
    root.get(SessionStore).onLogOut(() => this.latest.clear());
  }

  get city(): City {
    return this.chosenCity ?? this.root.get(SearchStore).pickup.city;
  }

  /** What the city offers; undefined where it has no cars with driver, or that is not known yet. */
  get services(): readonly string[] | undefined {
    return this.cities.data?.cities.find(({ id }) => id === this.city.id)?.services;
  }

  /** The city is known to have no cars with driver: said before anything is filled in. */
  get isNowhere(): boolean {
    return this.cities.data !== undefined && this.services === undefined;
  }

  /** Whether the city offers a service; while that is not known, all are shown. */
  isOffered(service: string): boolean {
    const row = CHARTER_SERVICES.find(({ value }) => value === service);
    return this.services === undefined || (row !== undefined && this.services.includes(row.text));
  }

  chooseCity(city: City): void {
    if (city.id === this.city.id) return;
    this.chosenCity = city;
    // Places of another city are none of this one.
    this.form.set('from', undefined);
    this.form.set('to', undefined);
    const service = this.form.values.get('service');
    if (typeof service === 'string' && !this.isOffered(service)) this.form.set('service', undefined);
  }
}
