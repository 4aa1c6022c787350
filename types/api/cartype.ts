import type { AnyTrip, DeliveryPoint, GiveBack } from './address';
import type { Deposits } from './bill';
import type { Call, LngLat, PageRequest } from './call';
import type { Mark, MarkSummary, MarkType } from './mark';
import type { Site } from './site';

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
  /** Addresses of the picture, 360 and 750 pixels wide, in the format that who asks reads: AVIF, WebP or PNG. */
  picture: { small: string; large: string };
  /** 倒车影像, CarPlay, 儿童座椅接口 … */
  tags: string[];
}

/** 京东信用分 and 芝麻分. */
export type CreditScheme = 'jd_score' | 'sesame';

/** That the channel of the visit lets a credit score stand in for the deposits, and what it said of the score. */
export interface CreditClaim {
  scheme: CreditScheme;
  /** As the channel handed it over; empty where it did not. It proves nothing: the server asks a provider. */
  score: string;
}

/** What was answered to a claim: the deposits are waived, or `notWaived` says why not. */
export type CreditAnswer = Pick<Deposits, 'waived' | 'notWaived' | 'unanswered'>;

/** An order of who asks that waits to be paid, and meanwhile holds the last car. */
export interface HoldingOrder {
  orderid: string;
  /** Until when it holds it. ISO. */
  expires_at: string;
}

/** A car type as it can be rented at a site in a period. Money in fen. */
export interface CarOffer {
  cartype: CarType;
  site_id: string;
  /** Cars left for the whole period; 0 is sold out. */
  available: number;
  /** With 0 left: one would be, but for this order of who asks. */
  held_by?: HoldingOrder;
  /** All that everybody pays, a day: `dailyPrice`, whole yuan. */
  daily_price: number;
  /** What the renter pays in all with the default services: the same figure to the end. */
  total_price: number;
  /** What the best coupon of who asks takes off, fen: a visitor's are those of a new member. Absent: none fits. */
  coupon_saving?: number;
  /** 企业优惠: what the company of who asks has taken off the prices above already, fen. Absent: nothing. */
  company_saving?: number;
  /** Whole and started days that are charged. */
  days: number;
  /** What the total includes: 含基础服务费、手续费. */
  included: string[];
  /** 车辆押金 and 违章押金 together. */
  deposit: number;
  /** 信用免押: a credit score stands in for them. */
  deposit_waived?: boolean;
  /** Minimum days that a holiday asks for, when the period is shorter. */
  minimum_days?: number;
  /** Mean of its reviews, one decimal, and how many there are. */
  score: number;
  review_count: number;
  /** Times rented, for the sort by sales. */
  rented: number;
}

/** Why a search found nothing that can be booked. */
export type EmptyReason = 'SOLD_OUT' | 'MINIMUM_DAYS' | 'SITE_CLOSED' | 'NO_FLEET';

/** Who asks for which car, where and when. Times ISO. */
export interface RentalSearch extends GiveBack {
  site_id: string;
  from_time: string;
  to_time: string;
  /** 送车上门: the car is brought here. Charged by distance from the site; too far away: DELIVERY_UNAVAILABLE. */
  delivery?: DeliveryPoint;
  /** Absent where the channel knows no credit. */
  credit?: CreditClaim;
}

/** Who asks for a car anywhere in a city, and when. Times ISO. */
export interface CitySearch extends AnyTrip {
  city_id: string;
  from_time: string;
  to_time: string;
  /** From where distances are measured, BD-09; absent: from the city's centre. */
  location?: LngLat;
  /** Absent where the channel knows no credit. */
  credit?: CreditClaim;
}

/**
 * A small change that makes a rental possible: two hours EARLIER or LATER, LONGER to reach a holiday's minimum days,
 * the same at another SITE within 3 km, or a SIBLING car type of the same class (rental.md, what users complain of).
 */
export interface Alternative {
  kind: 'EARLIER' | 'LATER' | 'LONGER' | 'SITE' | 'SIBLING';
  /** The search that it stands for, to be taken over as it is. */
  search: RentalSearch;
  site: Site;
  /** Metres between the asked site and this one; 0 for the same. */
  distance: number;
  offer: CarOffer;
}

/** A car type of a city's fleet in a period. */
export interface FleetCarType {
  cartype: CarType;
  /** Lowest `dailyPrice` of the city's open sites for period and trip, where one has a car left among these. Fen. */
  from_price: number;
  /** Open sites that have it. */
  site_count: number;
  score: number;
  rented: number;
}

/** A car type at one site: what can be booked. */
export interface CarProduct {
  site: Site;
  offer: CarOffer;
}

/** A day of the price calendar. */
export interface CalendarDay {
  /** `YYYY-MM-DD` */
  day: string;
  /** What a rental costs a day that begins on this one: `dailyPrice`, fen. */
  price: number;
  /** What it costs in all, fen. */
  total: number;
  /** The statutory holiday's name. */
  holiday?: string;
  /** Shortest rental that touches this day, where there is one: 起租3天. */
  minimumDays?: number;
  /** One of the cheapest days, where days differ: 最低. */
  isLowest: boolean;
}

/** A day of the price calendar with the cars that are left on it. */
export interface StockCalendarDay extends CalendarDay {
  available: number;
}

export interface CarTypeDetail {
  cartype: CarType;
  offer: CarOffer;
  /** Why it cannot be booked as it stands, as in a search; absent when it can. */
  reason?: EmptyReason;
  reason_text?: string;
  /** 押金: held besides the price, for this return. */
  deposits: Deposits;
  /** From ahead and aside, from the left, from behind, the inside; in this order, as far as there are. */
  pictures: string[];
  /** 参数: name and value. */
  specification: { name: string; value: string }[];
  /** Rules of the rental, each one sentence: 取车证件, 押金, 里程, 油电, 取消. */
  rules: { title: string; text: string }[];
  marks: MarkSummary;
}

/** What who has scanned the code of a site can take there now. */
export interface ScannedSite {
  /** Absent: there is no such site. */
  site?: Site;
  /** Why nothing can be taken there now, one sentence; absent: `cars` can. */
  obstacle?: string;
  /** From the next half-hour that leaves time to book, for a day. ISO. */
  from_time: string;
  to_time: string;
  /** Those that can be booked, the cheapest first. */
  cars: CarOffer[];
  /** With an obstacle: at most three other sites where a car can be taken now, the nearest first. */
  nearest: Site[];
}

export interface CarTypeApi {
  /** All offers of a site for a period, sold-out ones too; PERIOD_INVALID and NOT_FOUND as errors. */
  'GET /api/cartype/search': Call<
    RentalSearch,
    { cars: CarOffer[]; reason?: EmptyReason; reason_text?: string }
  >;
  /**
   * What stands at a site now, for who has scanned its code (specification §7). A site that is unknown, closed, without
   * staff at this hour or without a car says so, with the nearest others: from the site, and where there is none from
   * `location` (BD-09) or the centre of `city_id`.
   */
  'GET /api/store/scan_code/search': Call<
    { site_id: string; city_id: string; location?: LngLat; credit?: CreditClaim },
    ScannedSite
  >;
  /**
   * Each car type of a city once, at the nearest of its sites that can book it, else at the nearest that has it (issue 11,
   * 北京全城), priced as a search at that site prices it, where the site comes as far as the trip asks. `sites`: those that
   * the offers name, the nearest first. `credit`: what was answered to the claim of the search, absent without one.
   * CITY_NOT_SERVED, PERIOD_INVALID and NOT_FOUND (return site) as errors.
   */
  'GET /api/cartype/search_city': Call<
    CitySearch,
    {
      cars: CarOffer[];
      sites: Site[];
      credit?: CreditAnswer;
      reason?: EmptyReason;
      reason_text?: string;
    }
  >;
  'GET /api/cartype/get_detail': Call<RentalSearch & { cartype_id: string }, CarTypeDetail>;
  /**
   * Up to three alternatives, the cheapest first, to a search in which nothing (or with `cartype_id` not this car type)
   * can be booked; each one can. PERIOD_INVALID, NOT_FOUND.
   */
  'GET /api/cartype/get_alternatives': Call<
    RentalSearch & { cartype_id?: string },
    { alternatives: Alternative[] }
  >;
  /**
   * The fleet of a city, priced as the products of each car type are, for a period or else for the default one.
   * CITY_NOT_SERVED, PERIOD_INVALID, NOT_FOUND (return site).
   */
  'GET /api/cartype/get_cartypes': Call<
    { city_id: string; from_time?: string; to_time?: string } & AnyTrip,
    { cartypes: FleetCarType[] }
  >;
  /**
   * A car type at every site of a city that has it, for a period, priced as the list prices it for the same return,
   * credit and way to the door, where the site comes so far: bookable ones first, then by distance from `location` (BD-09) or by price without one. CITY_NOT_SERVED,
   * PERIOD_INVALID, NOT_FOUND.
   */
  'GET /api/cartype/get_products': Call<
    CitySearch & { cartype_id: string },
    { cartype: CarType; products: CarProduct[] }
  >;
  /**
   * What the rental costs if it begins on each of the next 90 days from today, and the stock of these days
   * (specification §2, /cardetail/calendar). PERIOD_INVALID, NOT_FOUND, DELIVERY_UNAVAILABLE.
   */
  'GET /api/cartype/get_calendar': Call<RentalSearch & { cartype_id: string }, { days: StockCalendarDay[] }>;
  /** Reviews of a car type, newest first, 10 a page. */
  'GET /api/cartype/get_marks': Call<
    PageRequest & { id: string; type: MarkType },
    { marks: Mark[]; total: number }
  >;
}
