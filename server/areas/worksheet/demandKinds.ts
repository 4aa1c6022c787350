import type {
  CharterWish,
  DemandKind,
  Estimate,
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
import type { Database } from '../../db/database';
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
  /** What it will cost about; absent: nobody can say before the call. */
  estimate?(wish: Wish): Estimate;
  /** What was sent with what only the server knows of it (names of entries, free days); refuses what is not there. */
  complete?(
    values: DemandValues,
    where: Pick<Context, 'db' | 'ip' | 'now'> & { cityId: string },
  ): Promise<DemandValues>;
  /** What it says besides its fields. */
  facts?(wish: Wish): { label: string; value: string }[];
  /** When what is used comes back (ISO time), and what a day beyond costs, fen; absent: nothing comes back. */
  use?(wish: Wish): { returnTime: string; overDayPrice: number };
  /** Takes what one demand alone can have, as it is kept; refuses where somebody was first. */
  take?(tx: Database, demand: { id: string; values: DemandValues; now: Date }): Promise<void>;
  /** Gives that back, once the demand has come to nothing. */
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
    complete: completeReplacement,
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
    complete: completeScooter,
    use: scooterUse,
  }),
};
