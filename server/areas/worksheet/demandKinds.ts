import type {
  CharterWish,
  DemandKind,
  Estimate,
  LuxuryWish,
  ScooterWish,
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
  REPLACEMENT_FIELDS,
  replacementClass,
  replacementEstimate,
  replacementTitle,
  replacementUse,
  type ReplacementWanted,
} from '../../../src/domain/replacement';
import {
  SCOOTER_FIELDS,
  scooterEstimate,
  scooterModel,
  scooterTitle,
  scooterUse,
} from '../../../src/domain/scooter';
import {
  UNIVERSAL_FIELDS,
  universalEstimate,
  universalTitle,
  universalVehicle,
} from '../../../src/domain/universal';
import { WEDDING_FIELDS, weddingEstimate, weddingTitle, weddingWay } from '../../../src/domain/wedding';
import type { Database } from '../../db/database';
import { lookUpLongApply, type KeptLongApply } from './longApply';
import { lookUpWedding, takeColumn, weddingDayRoom, type KeptWedding } from './wedding';
import type { Context } from '../../http/endpoint';
import { returnVoucher } from '../vip4s/public';
import { completeReplacement, takeVoucherOf } from './replacementDemand';
import { completeScooter } from './scooterDemand';

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
  lookUp?(wish: Wish, where: Pick<Context, 'db' | 'ip' | 'now'> & { cityId: string }): Promise<DemandValues>;
  /** What it will cost about; absent: nobody can say before the call. */
  estimate?(wish: Wish): Estimate;
  /** What it says besides its fields. */
  facts?(wish: Wish): { label: string; value: string }[];
  /** When what is used comes back (ISO time), and what a day beyond costs, fen; absent: nothing comes back. */
  use?(wish: Wish): { returnTime: string; overDayPrice: number };
  /** Takes what one demand alone can have, as it is kept; refuses where somebody was first. */
  take?(tx: Database, demand: { id: string; values: DemandValues; now: Date }): Promise<void>;
  /** Takes what a day has so many of, as a quote is accepted; SOLD_OUT where others were first. */
  takeDay?(tx: Database, demand: { cityId: string; takeTime: Date }): Promise<void>;
  /** What the day has left of them, in words, by the rule of `takeDay`: for who quotes. Undefined: that is asked on the phone. */
  dayRoom?(db: Database, demand: { cityId: string; takeTime: Date }): Promise<string | undefined>;
  /** Gives back what the demand alone had, once it has come to nothing. */
  giveBack?(tx: Database, demandId: string): Promise<void>;
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
  WEDDING: row<KeptWedding>({
    kind: 'WEDDING',
    text: '婚车',
    prefix: 'HC',
    fields: WEDDING_FIELDS,
    picture: 'bridal',
    title: ({ head_series: head, number }) => weddingTitle(head, number),
    places: weddingWay,
    takeTime: ({ take_time }) => take_time,
    lookUp: async (wish, where) => ({ ...(await lookUpWedding(wish, where)) }),
    takeDay: takeColumn,
    dayRoom: weddingDayRoom,
    estimate: wish =>
      weddingEstimate(
        wish,
        { name: wish.head_series, dayPrice: wish.head_price },
        wish.series === undefined || wish.series_price === undefined
          ? undefined
          : { name: wish.series, dayPrice: wish.series_price },
      ),
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
    title: longApplyTitle,
    places: ({ place }) => [place.name],
    takeTime: ({ take_time }) => take_time,
    service: ({ use }) => ({
      field: 'use',
      text: LONG_APPLY_USES.find(({ value }) => value === use)?.text ?? '',
    }),
    lookUp: async (wish, where) => ({ ...(await lookUpLongApply(wish, where)) }),
    estimate: wish => longApplyEstimate(wish, wish.monthly_price),
  }),
  REPLACEMENT: row<ReplacementWanted>({
    kind: 'REPLACEMENT',
    text: '代步车',
    prefix: 'DB',
    fields: REPLACEMENT_FIELDS,
    picture: 'replacement',
    title: replacementTitle,
    places: ({ place }) => [place.name],
    takeTime: ({ take_time }) => take_time,
    service: ({ car_class }) => ({ field: 'car_class', text: replacementClass(car_class).text }),
    estimate: replacementEstimate,
    lookUp: (wish, where) => completeReplacement({ ...wish }, where),
    facts: ({ free_days: days }) => (days === undefined ? [] : [{ label: '免费天数', value: `${days}天` }]),
    use: replacementUse,
    take: takeVoucherOf,
    giveBack: returnVoucher,
  }),
  SCOOTER: row<ScooterWish>({
    kind: 'SCOOTER',
    text: '踏板车',
    prefix: 'TB',
    fields: SCOOTER_FIELDS,
    picture: 'scooter',
    title: scooterTitle,
    places: ({ site }) => [site.name],
    takeTime: ({ take_time }) => take_time,
    service: ({ model }) => ({ field: 'model', text: scooterModel(model).text }),
    estimate: scooterEstimate,
    lookUp: (wish, where) => completeScooter({ ...wish }, where),
    use: scooterUse,
  }),
};
