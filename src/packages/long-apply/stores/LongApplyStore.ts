import { makeAutoObservable } from 'mobx';
import {
  canEstimateLongApply,
  LONG_APPLY_FIELDS,
  LONG_APPLY_TERMS,
  longApplyEstimate,
} from '@/domain/longApply';
import { DemandLine } from '@/stores/DemandLine';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import type { RequestOf } from '~types/api';
import type { LongApplyVehicle } from '~types/api/longApply';
import type { LongApplyTerm, LongApplyUse, LongApplyWish } from '~types/api/worksheet';
import { addLongApply, getApplySeries, getApplyVehicle, getApplyVehicles } from '../services/longApply';

/** The term that is proposed. */
const PROPOSED: LongApplyTerm = '12';

/** Cars of a company by the month (specification §2, /long_rent): what a city has, and what is applied for. */
export class LongApplyStore {
  readonly line: DemandLine<LongApplyWish>;
  readonly series = new Resource(getApplySeries);
  readonly vehicles = new Resource(getApplyVehicles, {
    subjectOf: ({ city_id, brand }: RequestOf<'GET /api/long_apply/get_vehicles'>) => `${city_id} ${brand}`,
  });
  readonly vehicle = new Resource(getApplyVehicle, {
    subjectOf: ({ city_id, cartype_id }: RequestOf<'GET /api/long_apply/get_cartype'>) =>
      `${city_id} ${cartype_id}`,
  });

  constructor(root: RootStore) {
    this.line = new DemandLine<LongApplyWish>(root, {
      ...{ kind: 'LONG_RENT_APPLY', key: 'long_apply', fields: LONG_APPLY_FIELDS, offered: 'use' },
      send: addLongApply,
      estimate: values => {
        const { data } = this.vehicle;
        return data && canEstimateLongApply(values)
          ? longApplyEstimate(values as unknown as LongApplyWish, data.monthly_price)
          : undefined;
      },
    });
    makeAutoObservable(
      this,
      { line: false, series: false, vehicles: false, vehicle: false },
      { autoBind: true },
    );
  }

  /** Months for which prices are shown. */
  get term(): LongApplyTerm {
    const chosen = this.line.form.values.get('months');
    return LONG_APPLY_TERMS.find(term => term === chosen) ?? PROPOSED;
  }

  /** How many cars prices are shown for. */
  get number(): number {
    const chosen = this.line.form.values.get('number');
    return typeof chosen === 'number' ? chosen : 1;
  }

  chooseTerm(term: LongApplyTerm): void {
    this.line.form.set('months', term);
  }

  chooseNumber(number: number): void {
    this.line.form.set('number', number);
  }

  /** Takes over how others use cars: for so long, so many, for that. */
  takeExample({ months, number, use }: { months: LongApplyTerm; number: number; use: LongApplyUse }): void {
    this.chooseTerm(months);
    this.chooseNumber(number);
    if (this.line.isOffered(use)) this.line.form.set('use', use);
  }

  /** The brands of the city, and what of each. */
  showSeries(): void {
    void this.series.load(this.line.city.id);
  }

  showBrand(brand: string): void {
    void this.vehicles.load({ city_id: this.line.city.id, brand });
  }

  /** A vehicle is applied for: its price in the city of the application. */
  async show(cartypeId: string): Promise<void> {
    this.chooseTerm(this.term);
    const found = await this.vehicle.load({ city_id: this.line.city.id, cartype_id: cartypeId });
    if (found) this.take(found);
  }

  private take({ cartype }: LongApplyVehicle): void {
    this.line.form.set('cartype_id', cartype.id);
  }
}
