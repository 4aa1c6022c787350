import type { DemandState } from '../../src/domain/demandLife';
import type { DemandOrderState } from '../../src/domain/demandOrderLife';
import type { DeliveryPoint } from './address';
import type { Call, Nothing, PageRequest } from './call';
import type { City } from './city';
import type { Mark, MarkSummary } from './mark';
import type { Cancellation, Cancelled, OrderDetail } from './order';
import type { CancellationFee } from './rental';

/** What demands are about: a line adds its own. */
export type DemandKind =
  'CHARTER' | 'UNIVERSAL' | 'WEDDING' | 'LUXURY' | 'LONG_RENT_APPLY' | 'REPLACEMENT' | 'SCOOTER';

/** A part of an estimate, fen: how much, and by which rule. */
export interface EstimatePart {
  name: string;
  rule: string;
  amount: number;
}

/** What something will cost about: the amounts of the parts make the total, fen. */
export interface Estimate {
  total: number;
  parts: EstimatePart[];
  /** What is in the price, and what is not, one sentence each. */
  includes: string[];
  excludes: string[];
}

/** 接机, 送机, 半日 (4 h / 50 km), 全日 (8 h / 100 km), 跨城. */
export type CharterService = 'PICKUP' | 'DROPOFF' | 'HALF_DAY' | 'FULL_DAY' | 'CROSS_CITY';

/** 舒适5座, 商务7座, 豪华5座, 中巴19座. */
export type CharterClass = 'COMFORT' | 'BUSINESS' | 'LUXURY' | 'MINIBUS';

/** A car with driver that is asked for (specification §7, `worksheet/charter/add`). */
export interface CharterWish {
  city_id: string;
  service: CharterService;
  /** Of a flight that is met. */
  flight_no?: string;
  /** ISO time. */
  take_time: string;
  from: DeliveryPoint;
  /** Where the way ends: of a transfer, or to another city. */
  to?: DeliveryPoint;
  /** Of 全日, 1 to 30. */
  days?: number;
  passengers: number;
  /** Cases. */
  luggage: number;
  car_class: CharterClass;
}

/** 大巴, 房车, 货车, 冷链车, 皮卡, 道具车, 新能源试驾. */
export type UniversalVehicle =
  'COACH' | 'MOTORHOME' | 'TRUCK' | 'REFRIGERATED' | 'PICKUP' | 'PROP' | 'TEST_DRIVE';

/** A vehicle that is not in the list of cars (specification §7, `worksheet/universal/add`). */
export interface UniversalWish {
  city_id: string;
  vehicle: UniversalVehicle;
  /** How many, 1 to 20; not of a test drive. */
  number?: number;
  /** What for; not of a test drive. */
  use?: string;
  /** Which car is to be tried, in the words of who asks; of a test drive. */
  model?: string;
  /** ISO time. */
  take_time: string;
  /** 1 to 30; not of a test drive. */
  days?: number;
  /** Where it is needed. */
  place: DeliveryPoint;
  /** Absent where it is no question: a coach comes with its driver, a test drive without. */
  with_driver?: boolean;
  /** What it may cost altogether, fen. */
  budget?: number;
  /** Files of pictures that show what is meant, up to 3; of members. */
  photos?: string[];
}

/** How long a wedding takes its cars: 半天 (4 h / 60 km), 大半天 (6 h / 80 km), 全天 (8 h / 100 km), for each car. */
export type WeddingSpan = 'HALF_DAY' | 'LONG_HALF_DAY' | 'FULL_DAY';

/** Flowers: none, on the head car, or also ribbons and bouquets on all that follow. */
export type WeddingFlowers = 'NONE' | 'HEAD' | 'ALL';

/** A column of cars for a wedding (specification §7, `worksheet/wedding/add`). */
export interface WeddingWish {
  city_id: string;
  /** The vehicle series of the head car, and of those that follow it; absent where none does. */
  head_series_id: string;
  series_id?: string;
  /** How many follow, 0 to 19. */
  number: number;
  /** ISO time. */
  take_time: string;
  span: WeddingSpan;
  /** Where the column meets, where the bride is called for, where the wedding is. */
  from: DeliveryPoint;
  via?: DeliveryPoint;
  to: DeliveryPoint;
  with_driver: boolean;
  flowers: WeddingFlowers;
}

/** A vehicle series that a wedding may have. */
export interface WeddingSeries {
  series_id: string;
  /** 奔驰, 迈巴赫S级. */
  brand: string;
  series: string;
  /** Address of a small picture. */
  picture: string;
  /** One for a whole day, 8 hours and 100 kilometres, without driver and flowers. Fen. */
  day_price: number;
  seats: number;
  /** What it is taken for: 主婚车常选. */
  note: string;
}

/** A day of the wedding calendar. */
export interface WeddingDay {
  /** `YYYY-MM-DD`. */
  day: string;
  /** Its date in the lunar calendar: 十月十六. */
  lunar: string;
  /** The almanac says 宜嫁娶. */
  is_auspicious: boolean;
  /** FEW: most of the city's columns are booked or asked for; FULL: all are booked. */
  room: 'OPEN' | 'FEW' | 'FULL';
}

/** 豪华轿车, 豪华SUV, 跑车, 敞篷跑车, 超级跑车. */
export type LuxuryClass = 'SEDAN' | 'SUV' | 'SPORTS' | 'CONVERTIBLE' | 'SUPERCAR';

/** A luxury car that is not in stock (decision 11). */
export interface LuxuryWish {
  city_id: string;
  car_class: LuxuryClass;
  /** Which one, in the words of who asks. */
  model?: string;
  /** ISO time. */
  take_time: string;
  /** 1 to 30. */
  days: number;
  /** Where it is brought. */
  place: DeliveryPoint;
  with_driver: boolean;
  /** What it may cost altogether, fen. */
  budget?: number;
}

/** Months for which companies have cars. */
export type LongApplyTerm = '3' | '6' | '12' | '24' | '36';

/** 商务接待, 员工通勤, 外勤业务, 项目用车. */
export type LongApplyUse = 'RECEPTION' | 'COMMUTE' | 'FIELD' | 'PROJECT';

/** Cars for a company, by the month (specification §7, long-apply add order). */
export interface LongApplyWish {
  city_id: string;
  /** The car type. */
  cartype_id: string;
  months: LongApplyTerm;
  /** How many, 1 to 100. */
  number: number;
  use: LongApplyUse;
  /** ISO time of the day on which they are handed over. */
  take_time: string;
  /** Where they are brought. */
  place: DeliveryPoint;
  /** The company's full name. */
  invoice_title?: string;
}

/** One of a list that the server knows: what counts is the id, and it takes the name from its own list. */
export interface DemandEntry {
  id: string;
  name: string;
}

/** 经济型, 新能源, 舒适型, SUV. */
export type ReplacementClass = 'ECONOMY' | 'NEW_ENERGY' | 'COMFORT' | 'SUV';

/** A car while one's own is being repaired (specification §1, replacement-vehicle demand; `design/lines.md`). */
export interface ReplacementWish {
  city_id: string;
  /** Of the car that is being repaired, and what it is. */
  plate: string;
  model: string;
  /** Where it is repaired (`vip4s/get_shops`). */
  shop: DemandEntry;
  /** The number under which the insurance has the case. */
  claim_no?: string;
  /** Of that shop: it gives free days, once (`vip4s/check_voucher`). */
  voucher?: string;
  car_class: ReplacementClass;
  /** ISO time. */
  take_time: string;
  /** 1 to 60. */
  days: number;
  /** Where the car is brought. */
  place: DeliveryPoint;
}

/** 轻便电动车, 长续航踏板, 燃油踏板. */
export type ScooterModel = 'LIGHT' | 'RANGE' | 'PETROL';

/** A scooter for short ways (specification §1, scooter demand; `design/lines.md`). */
export interface ScooterWish {
  city_id: string;
  model: ScooterModel;
  /** Where it is taken and brought back (`scooter/car/get_detail`). */
  site: DemandEntry;
  /** ISO time. */
  take_time: string;
  /** 1 to 30. */
  days: number;
  /** 1 or 2. */
  helmets: number;
}

/** Of what is used and comes back. */
export interface DemandUse {
  /** ISO time. */
  return_time: string;
  /** A day beyond that, fen. */
  over_day_price: number;
  /** Which one it is, once the staff has chosen it. */
  car?: { model: string; plate: string };
}

/** What every demand says besides what it is about. */
export interface DemandSender {
  name: string;
  phone: string;
  comments: string;
  /** Of the message to `phone`; not needed for the member's own number. */
  vcode?: string;
  /** One for what is being written: what comes again under it is the same demand. */
  client_key: string;
  /** It is meant, though one like it was sent today. */
  repeat?: boolean;
}

/** What becomes of a demand that was just sent: who calls, when, from which number. */
export interface DemandReceipt {
  id: string;
  title: string;
  /** Masked. */
  phone: string;
  /** 30分钟内. */
  call_time: string;
  /** The number that calls. */
  call_from: string;
}

/** A demand in a list. */
export interface DemandSummary {
  id: string;
  kind: DemandKind;
  /** 包车. */
  kind_text: string;
  /** 接机 · 商务7座. */
  title: string;
  city: string;
  status: DemandState;
  status_text: string;
  /** What comes next, one sentence. */
  note: string;
  /** ISO time at which the service begins. */
  take_time: string;
  created_at: string;
  /** What waits to be accepted, fen and ISO time; absent: nothing. */
  quote?: { total: number; valid_until: string };
  /** The order that has followed. */
  orderid?: string;
}

/** What the staff offers. Money in fen. */
export interface DemandQuote {
  id: string;
  total: number;
  /** What it is for, one sentence or more. */
  text: string;
  valid_until: string;
  is_expired: boolean;
  cancel_rules: string[];
}

/** A demand in full, for who has sent it. */
export interface DemandDetail extends Omit<DemandSummary, 'quote'> {
  facts: { label: string; value: string }[];
  /** Addresses of the pictures that came with it, for some minutes. */
  pictures: string[];
  /** What it was said to cost about when it was sent. */
  estimate?: Estimate;
  /** `phone` is masked. */
  contact: { name: string; phone: string };
  comments: string;
  quote?: DemandQuote;
  can_accept: boolean;
  can_cancel: boolean;
  /** Newest first. */
  timeline: { text: string; time: string }[];
}

/** An order that has followed a quote, in full. */
export interface DemandOrderDetail extends OrderDetail {
  line: 'DEMAND';
  status: DemandOrderState;
  /** The demand that it follows; absent where it is gone. */
  demand_id?: string;
  /** What was asked for, line by line. */
  agreed: { label: string; value: string }[];
  /** What was offered. */
  text: string;
  take_time: string;
  /** Of a replacement or a scooter. */
  use?: DemandUse;
  calcFee: CancellationFee;
  cancel_rules: string[];
  timeline: { text: string; time: string }[];
  /** What its member has said of it; absent before. */
  mark?: Mark;
  /** It was carried out, and nothing was said of it yet. */
  can_comment: boolean;
}

/** Demands: what a person answers with a quote (issue 14, `design/lines.md`). */
export interface WorksheetApi {
  /**
   * The cities where demands of a kind are answered, hot ones first; `services`: what is offered there, as words; `picture`:
   * the address of the one that stands for the kind.
   */
  'GET /api/worksheet/get_cities': Call<
    { kind: DemandKind },
    { cities: (City & { services: string[] })[]; picture: string }
  >;
  /** What those say whose demands of a kind were carried out: the mean of all, and the newest three with a word. */
  'GET /api/worksheet/get_marks': Call<
    { kind: DemandKind; page?: number },
    { summary: MarkSummary; marks: Mark[] }
  >;
  /** Sends a code to a number that is to be called. CODE_TOO_OFTEN (data: `retry_after`). */
  'POST /api/worksheet/send_vcode': Call<{ phone: string }, { retry_after: number; device: string }>;
  /**
   * Asks for a car with driver. INVALID_PARAMS (data: `field`), CITY_NOT_SERVED, CODE_WRONG, CODE_EXPIRED, DEMAND_REPEATED
   * (data: `id`; `repeat` sends it nonetheless), TOO_MANY_REQUESTS (data: `retry_after`), KEY_REUSED, NOT_FOUND (a photo).
   */
  'POST /api/worksheet/charter/add': Call<
    CharterWish & DemandSender,
    DemandReceipt,
    { DEMAND_REPEATED: { id: string } }
  >;
  /** Asks for a vehicle that is not in the list of cars. Errors as those of a car with driver. */
  'POST /api/worksheet/universal/add': Call<
    UniversalWish & DemandSender,
    DemandReceipt,
    { DEMAND_REPEATED: { id: string } }
  >;
  /** Asks for a column of cars for a wedding. Errors as those of a car with driver; a day that is full is INVALID_PARAMS (data: `field`). */
  'POST /api/worksheet/wedding/add': Call<
    WeddingWish & DemandSender,
    DemandReceipt,
    { DEMAND_REPEATED: { id: string } }
  >;
  /** The vehicle series that weddings of a city may have, the dearest first. CITY_NOT_SERVED. */
  'GET /api/worksheet/wedding/get_series': Call<{ city_id: string }, { series: WeddingSeries[] }>;
  /** The days of a month (`YYYY-MM`, within the horizon of bookings) of a city. CITY_NOT_SERVED, INVALID_PARAMS. */
  'GET /api/worksheet/wedding/get_calendar': Call<{ city_id: string; month: string }, { days: WeddingDay[] }>;
  /** Asks for a luxury car. Errors as those of a car with driver. */
  'POST /api/luxury/add': Call<LuxuryWish & DemandSender, DemandReceipt, { DEMAND_REPEATED: { id: string } }>;
  /**
   * Asks for cars by the month, many or for long. Errors as those of a car with driver; INVALID_PARAMS (data: `field`
   * cartype_id) for one that the city does not rent so.
   */
  'POST /api/long_apply/add_order': Call<
    LongApplyWish & DemandSender,
    DemandReceipt,
    { DEMAND_REPEATED: { id: string } }
  >;
  /**
   * Asks for a car while one's own is being repaired. Errors as those of a car with driver; INVALID_PARAMS with `field`
   * `voucher`, too, where that is unknown, used or over.
   */
  'POST /api/worksheet/replacement/add': Call<
    ReplacementWish & DemandSender,
    DemandReceipt,
    { DEMAND_REPEATED: { id: string } }
  >;
  /** Asks for a scooter. Errors as those of a car with driver. */
  'POST /api/worksheet/scooter/add': Call<
    ScooterWish & DemandSender,
    DemandReceipt,
    { DEMAND_REPEATED: { id: string } }
  >;
  /** The member's demands, newest first, 10 a page; those that were sent from their number before they logged in, too. */
  'GET /api/worksheet/get_list': Call<
    PageRequest & { kind?: DemandKind },
    { demands: DemandSummary[]; total: number }
  >;
  /** The member's newest demand of a kind that still goes on. */
  'GET /api/worksheet/get_latest': Call<{ kind: DemandKind }, { demand?: DemandSummary }>;
  /** A demand of the member. NOT_FOUND. */
  'GET /api/worksheet/get_detail': Call<{ id: string }, DemandDetail>;
  /** Gives up a demand. NOT_FOUND, DEMAND_STATE. */
  'POST /api/worksheet/cancel': Call<{ id: string; reason: string }, Nothing>;
  /**
   * Accepts a quote: an unpaid order, for two hours; what is offered for nothing is booked at once. The same quote again answers the same order. NOT_FOUND, DEMAND_STATE,
   * QUOTE_EXPIRED, PRICE_CHANGED (another quote by now), SOLD_OUT (the day of a wedding), TOO_MANY_UNPAID,
   * TOO_MANY_REQUESTS.
   */
  'POST /api/worksheet/accept': Call<
    { id: string; quote_id: string; expected_total: number },
    { orderid: string; total: number; expires_at: string },
    { PRICE_CHANGED: { quote_id: string; total: number } }
  >;
  /** Declines a quote with a word: the talk goes on. NOT_FOUND, DEMAND_STATE. */
  'POST /api/worksheet/decline': Call<{ id: string; quote_id: string; reason: string }, Nothing>;
  /** An order of the member. NOT_FOUND. */
  'GET /api/worksheet/order/get_detail': Call<{ orderid: string }, DemandOrderDetail>;
  /**
   * Says how a service was, 1 to 5, once it was carried out: the home of its line shows it. Once for each order: ORDER_STATE
   * before and afterwards. NOT_FOUND, INVALID_PARAMS.
   */
  'POST /api/worksheet/order/comment': Call<{ orderid: string; score: number; text: string }, Nothing>;
  /** Cancels at the penalty that was shown. NOT_FOUND, ORDER_STATE, PENALTY_CHANGED (data: the fee). */
  'POST /api/worksheet/order/cancel': Call<Cancellation, Cancelled, { PENALTY_CHANGED: CancellationFee }>;
}
