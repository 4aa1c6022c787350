import type { Call, PageRequest } from './call';
import type { Mark, MarkSummary, MarkType } from './mark';

/** 经济型, 舒适型, 商务型, 豪华型, 豪车, 跑车, SUV, MPV, 新能源, 微型, 皮卡. */
export type CarCategory =
  | 'MICRO'
  | 'ECONOMY'
  | 'COMFORT'
  | 'BUSINESS'
  | 'PREMIUM'
  | 'LUXURY'
  | 'SPORTS'
  | 'SUV'
  | 'MPV'
  | 'NEW_ENERGY'
  | 'PICKUP';

export type Transmission = 'AUTO' | 'MANUAL';
export type Energy = 'FUEL' | 'HYBRID' | 'ELECTRIC';

/** A car type of the fleet. */
export interface CarType {
  id: string;
  brand: string;
  series: string;
  /** Year, engine, trim. */
  model: string;
  category: CarCategory;
  energy: Energy;
  transmission: Transmission;
  seats: number;
  doors: number;
  /** 1.5L, 2.0T, 纯电510km. */
  power: string;
  /** Addresses of the picture, 320 and 750 pixels wide, WebP. */
  picture: { small: string; large: string };
  /** 倒车影像, CarPlay, 儿童座椅接口 … */
  tags: string[];
}

/** A car type as it can be rented at a site in a period. Money in fen. */
export interface CarOffer {
  cartype: CarType;
  site_id: string;
  /** Cars left for the whole period; 0 is sold out. */
  available: number;
  /** Average per day of `total`. */
  daily_price: number;
  /** What the renter pays in all with the default services: the same figure to the end. */
  total_price: number;
  /** Whole and started days that are charged. */
  days: number;
  /** What the total includes: 含基础服务费、手续费. */
  included: string[];
  /** 车辆押金 and 违章押金 together. */
  deposit: number;
  /** Minimum days that a holiday asks for, when the period is shorter. */
  minimum_days?: number;
  score: number;
  /** Times rented, for the sort by sales. */
  rented: number;
}

/** Why a search found nothing that can be booked. */
export type EmptyReason = 'SOLD_OUT' | 'MINIMUM_DAYS' | 'SITE_CLOSED' | 'NO_FLEET';

/** Who asks for which car, where and when. Times ISO. */
export interface RentalSearch {
  site_id: string;
  /** Absent: the same site. */
  return_site_id?: string;
  from_time: string;
  to_time: string;
}

export interface CarTypeDetail {
  cartype: CarType;
  offer: CarOffer;
  pictures: string[];
  /** 参数: name and value. */
  specification: { name: string; value: string }[];
  /** Rules of the rental, each one sentence: 取车证件, 押金, 里程, 油电, 取消. */
  rules: { title: string; text: string }[];
  marks: MarkSummary;
}

export interface CarTypeApi {
  /** All offers of a site for a period, sold-out ones too; PERIOD_INVALID and NOT_FOUND as errors. */
  'GET /api/cartype/search': Call<
    RentalSearch,
    { cars: CarOffer[]; reason?: EmptyReason; reason_text?: string }
  >;
  'GET /api/cartype/get_detail': Call<RentalSearch & { cartype_id: string }, CarTypeDetail>;
  /** Reviews of a car type, newest first, 10 a page. */
  'GET /api/cartype/get_marks': Call<
    PageRequest & { id: string; type: MarkType },
    { marks: Mark[]; total: number }
  >;
}
