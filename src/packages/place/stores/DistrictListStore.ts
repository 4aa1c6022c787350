import { makeAutoObservable } from 'mobx';
import { searchDistricts } from '@/domain/placeSearch';
import { getDistricts } from '@/services/catalogue';
import { HistoryStore } from '@/stores/HistoryStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import type { District } from '~types/api/address';

/** The districts of a city: administrative ones and business areas, with those chosen before. */
export class DistrictListStore {
  keyword = '';
  readonly list = new Resource(getDistricts);

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root'>(this, { root: false, list: false }, { autoBind: true });
  }

  setKeyword(keyword: string): void {
    this.keyword = keyword;
  }

  get districts(): District[] {
    return this.list.data?.districts ?? [];
  }

  /** By name, pinyin or initials, the best first. */
  get found(): District[] {
    return searchDistricts(this.districts, this.keyword);
  }

  /** Chosen before on this device and still districts of this city, as they are today. */
  get remembered(): District[] {
    return this.root
      .get(HistoryStore)
      .districts.flatMap(({ id }) => this.districts.find(district => district.id === id) ?? []);
  }
}
