import { makeAutoObservable, observable } from 'mobx';
import { getDemandCities, getLatestDemand } from '@/services/demands';
import { DemandFormStore, type DemandFormOptions } from './DemandFormStore';
import { Resource } from './Resource';
import type { RootStore } from './RootStore';
import { SearchStore } from './SearchStore';
import { SessionStore } from './SessionStore';
import type { City } from '~types/api/city';
import type { DemandKind } from '~types/api/worksheet';

/** What a line tells of its demands. */
interface DemandLineOptions<Wish extends { city_id: string }> extends Omit<
  DemandFormOptions<Wish>,
  'city' | 'offers'
> {
  kind: DemandKind;
  /** The choice whose options a city offers or not, by their words; absent: what there is, the line asks by itself. */
  offered?: string;
}

/** A line of demands (issue 14): where, what is offered there, the newest one that goes on, and what is asked for. */
export class DemandLine<Wish extends { city_id: string }> {
  /** Chosen here; undefined: the city of the search. */
  chosenCity: City | undefined = undefined;
  readonly cities = new Resource(() => getDemandCities(this.options.kind));
  readonly latest = new Resource(() => getLatestDemand(this.options.kind));
  readonly form: DemandFormStore<Wish>;

  constructor(
    private readonly root: RootStore,
    private readonly options: DemandLineOptions<Wish>,
  ) {
    this.form = new DemandFormStore<Wish>(root, {
      ...options,
      city: () => this.city,
      offers: (field, value) => field !== options.offered || this.isOffered(value),
    });
    makeAutoObservable<this, 'root' | 'options'>(
      this,
      {
        ...{ root: false, options: false, cities: false, latest: false, form: false },
        chosenCity: observable.ref,
      },
      { autoBind: true },
    );
    root.get(SessionStore).onOtherMember(() => this.latest.clear());
    root.get(SessionStore).onLogOut(() => this.latest.clear());
  }

  get city(): City {
    return this.chosenCity ?? this.root.get(SearchStore).pickup.city;
  }

  /** What the city offers; undefined where there is nothing of the line, or that is not known yet. */
  get services(): readonly string[] | undefined {
    return this.cities.data?.cities.find(({ id }) => id === this.city.id)?.services;
  }

  /** The city is known to have nothing of the line: said before anything is filled in. */
  get isNowhere(): boolean {
    return this.cities.data !== undefined && this.services === undefined;
  }

  /** Whether the city offers an option; while that is not known, all are shown. */
  isOffered(option: string): boolean {
    const field = this.options.fields.find(({ name }) => name === this.options.offered);
    const row = field?.kind === 'choice' ? field.options.find(({ value }) => value === option) : undefined;
    return this.services === undefined || (row !== undefined && this.services.includes(row.text));
  }

  chooseCity(city: City): void {
    if (city.id === this.city.id) return;
    this.chosenCity = city;
    const { fields, offered } = this.options;
    // Places of another city are none of this one.
    for (const { kind, name } of fields) if (kind === 'place') this.form.set(name, undefined);
    const chosen = offered === undefined ? undefined : this.form.values.get(offered);
    if (offered !== undefined && typeof chosen === 'string' && !this.isOffered(chosen))
      this.form.set(offered, undefined);
  }
}
