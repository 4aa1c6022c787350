import type { DemandState } from '../../src/domain/demandLife';
import type { DemandOrderState } from '../../src/domain/demandOrderLife';
import type { DeliveryPoint } from './address';
import type { Call, Nothing, PageRequest } from './call';
import type { City } from './city';
import type { Cancellation, Cancelled, OrderDetail } from './order';
import type { CancellationFee } from './rental';

/** What demands are about: a line adds its own. */
export type DemandKind = 'CHARTER' | 'UNIVERSAL' | 'LUXURY' | 'LONG_RENT_APPLY';

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
  calcFee: CancellationFee;
  cancel_rules: string[];
  timeline: { text: string; time: string }[];
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
   * Accepts a quote: an unpaid order, for two hours. The same quote again answers the same order. NOT_FOUND, DEMAND_STATE,
   * QUOTE_EXPIRED, PRICE_CHANGED (another quote by now), TOO_MANY_UNPAID, TOO_MANY_REQUESTS.
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
  /** Cancels at the penalty that was shown. NOT_FOUND, ORDER_STATE, PENALTY_CHANGED (data: the fee). */
  'POST /api/worksheet/order/cancel': Call<Cancellation, Cancelled, { PENALTY_CHANGED: CancellationFee }>;
}
