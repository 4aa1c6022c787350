import { makeAutoObservable } from 'mobx';
import { groupByInitial, searchCities } from '@/domain/citySearch';
import { getReturnCities } from '@/services/catalogue';
import { CityStore } from '@/stores/CityStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import type { City } from '~types/api/city';

/** Choosing a city: by name, pinyin or initials, from the hot ones or the whole list. */
export class CityChoiceStore {
  keyword = '';
  /** Cities to which a car taken in a city may be returned. */
  readonly returnCities = new Resource((cityId: string) => getReturnCities(cityId));

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root'>(this, { root: false, returnCities: false }, { autoBind: true });
  }

  setKeyword(keyword: string): void {
    this.keyword = keyword;
  }

  /** All cities of the service by initial: computed once, the list is long. */
  get groups(): { initial: string; cities: City[] }[] {
    return groupByInitial(this.root.get(CityStore).cities.data?.cfg_citys ?? []);
  }

  get returnGroups(): { initial: string; cities: City[] }[] {
    return groupByInitial(this.returnCities.data?.cfg_citys ?? []);
  }

  isHot(city: City): boolean {
    return this.root.get(CityStore).cities.data?.hot_citys.some(({ id }) => id === city.id) ?? false;
  }

  /** What the text finds among the given cities; of equal matches the hot cities come first. */
  found(cities: readonly City[]): City[] {
    const ordered = [...cities].sort((a, b) => Number(this.isHot(b)) - Number(this.isHot(a)));
    return searchCities(ordered, this.keyword);
  }
}
