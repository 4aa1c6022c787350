import { makeAutoObservable } from 'mobx';
import { carName } from '@/domain/carWords';
import { WEDDING_FIELDS, canEstimateWedding, weddingEstimate, type PricedSeries } from '@/domain/wedding';
import { DemandLine } from '@/stores/DemandLine';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import type { WeddingSeries, WeddingWish } from '~types/api/worksheet';
import { addWedding, getWeddingCalendar, getWeddingSeries } from '../services/wedding';

/** Which car of the column a series is chosen for. */
export type ColumnRole = 'head' | 'following';

const FIELDS: Readonly<Record<ColumnRole, string>> = { head: 'head_series_id', following: 'series_id' };

const priced = (series: WeddingSeries): PricedSeries => ({
  ...{ name: carName(series), dayPrice: series.day_price },
});

/** A column of wedding cars (specification §2, /marriage_car): where, what there is, on which days, what is asked for. */
export class WeddingStore {
  readonly line: DemandLine<WeddingWish>;
  readonly series = new Resource((cityId: string) => getWeddingSeries(cityId));
  readonly calendar = new Resource(({ cityId, month }: { cityId: string; month: string }) =>
    getWeddingCalendar(cityId, month),
  );

  constructor(root: RootStore) {
    this.line = new DemandLine<WeddingWish>(root, {
      ...{ kind: 'WEDDING', key: 'wedding', fields: WEDDING_FIELDS, send: addWedding },
      estimate: values => {
        const { head, following } = this;
        // What is not in the list any more has no price here; the server says so when it is asked for.
        return head && canEstimateWedding(values)
          ? weddingEstimate(values as unknown as WeddingWish, priced(head), following && priced(following))
          : undefined;
      },
    });
    makeAutoObservable(this, { line: false, series: false, calendar: false }, { autoBind: true });
  }

  /** What the head car is, and those that follow; undefined while it is not chosen, or not in the city. */
  get head(): WeddingSeries | undefined {
    return this.chosen('head');
  }

  get following(): WeddingSeries | undefined {
    return this.number > 0 ? this.chosen('following') : undefined;
  }

  /** How many follow. */
  get number(): number {
    return Number(this.line.form.values.get('number') ?? 0);
  }

  /** The brands of the city's series, each with how many it has. */
  get brands(): { id: string; name: string; note: string; series: string[] }[] {
    const byBrand = new Map<string, string[]>();
    for (const { brand, series } of this.series.data?.series ?? [])
      byBrand.set(brand, [...(byBrand.get(brand) ?? []), series]);
    return Array.from(byBrand, ([brand, series]) => ({
      ...{ id: brand, name: brand, note: `${series.length}款`, series },
    }));
  }

  /** The series of a brand, or of all, the dearest first. */
  seriesOf(brand: string | undefined): WeddingSeries[] {
    const all = this.series.data?.series ?? [];
    return brand === undefined ? all : all.filter(one => one.brand === brand);
  }

  /** Loads what the city has; what was chosen elsewhere and is not there is chosen no longer. */
  async loadSeries(): Promise<void> {
    const { id } = this.line.city;
    if (this.series.data && this.series.isAbout(id)) return;
    const loaded = await this.series.load(id);
    if (!loaded) return;
    for (const field of Object.values(FIELDS)) {
      const chosen = this.line.form.values.get(field);
      if (chosen !== undefined && !loaded.series.some(({ series_id }) => series_id === chosen))
        this.line.form.set(field, undefined);
    }
  }

  choose(role: ColumnRole, seriesId: string): void {
    this.line.form.set(FIELDS[role], seriesId);
  }

  private chosen(role: ColumnRole): WeddingSeries | undefined {
    const id = this.line.form.values.get(FIELDS[role]);
    return this.series.data?.series.find(({ series_id }) => series_id === id);
  }
}
