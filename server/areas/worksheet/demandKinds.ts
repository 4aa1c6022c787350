import type {
  CharterWish,
  DemandKind,
  Estimate,
  LuxuryWish,
  UniversalWish,
} from '../../../types/api/worksheet';
import {
  CHARTER_FIELDS,
  CHARTER_SERVICES,
  charterEstimate,
  charterTitle,
  charterWay,
} from '../../../src/domain/charter';
import type { DemandField, DemandValues } from '../../../src/domain/demandFields';
import {
  LONG_APPLY_FIELDS,
  LONG_APPLY_USES,
  longApplyEstimate,
  longApplyTitle,
} from '../../../src/domain/longApply';
import { LUXURY_FIELDS, luxuryClass, luxuryEstimate, luxuryTitle } from '../../../src/domain/luxury';
import {
  UNIVERSAL_FIELDS,
  universalEstimate,
  universalTitle,
  universalVehicle,
} from '../../../src/domain/universal';
import type { Database } from '../../db/database';
import { lookUpVehicle, type KeptLongApply } from './longApply';

/** What is known here of a kind of demand: a line adds its row. */
export interface DemandKindRow<Wish = never> {
  kind: DemandKind;
  /** 包车. */
  text: string;
  /** Letters of its numbers. */
  prefix: string;
  /** What it asks for. */
  fields: readonly DemandField[];
  /** The picture that stands for it in lists (`bannerUrl`). */
  picture: string;
  title(wish: Wish): string;
  places(wish: Wish): string[];
  /** ISO time at which the service begins. */
  takeTime(wish: Wish): string;
  /** The word for what is asked for, among those that a city offers; absent: all of the kind. */
  service?(wish: Wish): { field: string; text: string };
  /**
   * What the ids of a wish stand for among what the server keeps, and whether that can be had in the city: it is kept beside
   * the wish, where title, facts and estimate read it. INVALID_PARAMS (data: `field`). Absent: it has no ids.
   */
  lookUp?(wish: Wish, where: { db: Database; cityId: string }): Promise<DemandValues>;
  /** What it will cost about; absent: nobody can say before the call. */
  estimate?(wish: Wish): Estimate;
}

/** Checks that a row fits its wish; what is kept forgets it, since rows of all kinds stand together. */
const row = <Wish>(kind: DemandKindRow<Wish>): DemandKindRow => kind;

/** Every kind of demand. */
export const DEMAND_KINDS: Readonly<Record<DemandKind, DemandKindRow>> = {
  CHARTER: row<CharterWish>({
    kind: 'CHARTER',
    text: '包车',
    prefix: 'BC',
    fields: CHARTER_FIELDS,
    picture: 'charter',
    title: charterTitle,
    places: charterWay,
    takeTime: ({ take_time }) => take_time,
    service: ({ service }) => ({
      field: 'service',
      text: CHARTER_SERVICES.find(({ value }) => value === service)?.text ?? '',
    }),
    estimate: charterEstimate,
  }),
  UNIVERSAL: row<UniversalWish>({
    kind: 'UNIVERSAL',
    text: '万能用车',
    prefix: 'WN',
    fields: UNIVERSAL_FIELDS,
    picture: 'universal',
    title: universalTitle,
    places: ({ place }) => [place.name],
    takeTime: ({ take_time }) => take_time,
    service: ({ vehicle }) => ({ field: 'vehicle', text: universalVehicle(vehicle).text }),
    estimate: universalEstimate,
  }),
  LUXURY: row<LuxuryWish>({
    kind: 'LUXURY',
    text: '豪车',
    prefix: 'HH',
    fields: LUXURY_FIELDS,
    picture: 'luxury',
    title: luxuryTitle,
    places: ({ place }) => [place.name],
    takeTime: ({ take_time }) => take_time,
    service: ({ car_class }) => ({ field: 'car_class', text: luxuryClass(car_class).text }),
    estimate: luxuryEstimate,
  }),
  LONG_RENT_APPLY: row<KeptLongApply>({
    kind: 'LONG_RENT_APPLY',
    text: '企业长租',
    prefix: 'QZ',
    fields: LONG_APPLY_FIELDS,
    picture: 'company',
    title: wish => longApplyTitle(wish.vehicle, wish),
    places: ({ place }) => [place.name],
    takeTime: ({ take_time }) => take_time,
    service: ({ use }) => ({
      field: 'use',
      text: LONG_APPLY_USES.find(({ value }) => value === use)?.text ?? '',
    }),
    lookUp: async (wish, where) => ({ ...(await lookUpVehicle(wish, where)) }),
    estimate: wish => longApplyEstimate(wish, wish.base_price),
  }),
};
