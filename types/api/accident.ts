import type { AccidentLineCode, Exclusion, Liability } from '../../src/domain/accidentBill';
import type { AccidentSlot, AccidentState } from '../../src/domain/accident';
import type { OrderLineName } from '../../src/domain/orderLines';
import type { Call, LngLat, Nothing, PageRequest } from './call';

/** An accident in a list. */
export interface AccidentSummary {
  id: string;
  /** The order during which it happened, its line and its car: 大众朗逸. */
  orderid: string;
  line: OrderLineName;
  car: string;
  /** ISO time at which it happened. */
  time: string;
  place: string;
  status: AccidentState;
  status_text: string;
  /** What comes next, one sentence. */
  note: string;
  /** Fen that are due; 0: nothing, or not decided. */
  due: number;
}

/** A photo or a video of an accident, with when it was taken and when it came, and what tells that it was not changed. */
export interface AccidentMedia {
  file_id: string;
  media: 'photo' | 'video';
  /** Where it is read for some minutes. */
  url: string;
  /** SHA-256 in hex of what is kept. */
  sha256: string;
  /** ISO times. */
  device_time: string;
  server_time: string;
}

/** The photos of an accident by the specification's names (§3), further ones, and videos. */
export interface AccidentPhotos {
  front_pic?: AccidentMedia;
  crush_far_pic?: AccidentMedia;
  crush_near_pic?: AccidentMedia;
  crush_other_pic?: AccidentMedia;
  scene_pic?: AccidentMedia;
  images: AccidentMedia[];
  videos: AccidentMedia[];
}

/** The same as what is sent: files of the member, sent for `ACCIDENT`. */
export interface AccidentFiles {
  front_pic?: string;
  crush_far_pic?: string;
  crush_near_pic?: string;
  crush_other_pic?: string;
  scene_pic?: string;
  /** At most 9. */
  images?: string[];
  /** At most 2. */
  videos?: string[];
}

/** For how long the car stands still, and what that costs (specification §3, priceState). Fen. */
export interface AccidentPriceState {
  /** ISO times. */
  from_time: string;
  to_time: string;
  days: number;
  day_price: number;
  total: number;
}

/** What a repair shop has entered. Fen. */
export interface AccidentAssessment {
  /** 北京顺捷汽修. */
  shop: string;
  /** By the specification's name (§3). */
  priceState: AccidentPriceState;
  repair: number;
  glass: number;
  towing: number;
  note: string;
  /** Photos that prove it. */
  pictures: AccidentMedia[];
  /** ISO time. */
  entered_at: string;
}

/** The other side of an accident, as its renter tells it: all of it optional. */
export interface AccidentOther {
  plate?: string;
  name?: string;
  mobile?: string;
  insurer?: string;
}

/** What was decided: what each part costs, what the renter owes of it, and by which rule. Fen. */
export interface AccidentDecision {
  liability: Liability;
  liability_text: string;
  exclusion: Exclusion;
  /** Absent where nothing excludes. */
  exclusion_text?: string;
  lines: { code: AccidentLineCode; name: string; damage: number; amount: number; rule: string }[];
  total: number;
  note: string;
  /** ISO time. */
  decided_at: string;
  /** The last day (`YYYY-MM-DD`) to appeal. */
  appeal_until: string;
}

/** An accident in full, for its renter. */
export interface AccidentDetail extends AccidentSummary, AccidentPhotos {
  /** ISO time at which it was reported. */
  created_at: string;
  plate?: string;
  location?: LngLat;
  description: string;
  is_injured: boolean;
  has_police: boolean;
  has_other: boolean;
  /** Masked. */
  other: AccidentOther;
  /** Photos that are needed and not there. */
  missing: AccidentSlot[];
  /** What the staff asks for besides, one sentence. */
  asked?: string;
  /** What the cover of the order means, one line each: 车损自担 最多1500元. */
  cover: { name: string; text: string }[];
  assessment?: AccidentAssessment;
  decision?: AccidentDecision;
  appeal?: { reason: string; pictures: AccidentMedia[]; answer?: string; created_at: string };
  can_supply: boolean;
  can_withdraw: boolean;
  can_appeal: boolean;
  /** It can be accepted, and paid where something is due. */
  can_pay: boolean;
  /** Fen of the vehicle deposit from which it can be paid: all that is due, or 0. */
  from_deposit: number;
  /** Newest first. */
  timeline: { text: string; time: string }[];
}

/** A car that its member has, or had some days ago: an accident with it can be reported, help be called for it. */
export interface AccidentOrder {
  orderid: string;
  line: OrderLineName;
  car: string;
  plate?: string;
  /** ISO times between which it was out; absent: it still is. */
  from_time: string;
  to_time?: string;
}

/** What a repair shop sees by its link: nothing that tells who the renter is. */
export interface AccidentCase {
  /** The last six characters of the number. */
  number: string;
  shop: string;
  car: string;
  plate?: string;
  time: string;
  place: string;
  description: string;
  photos: AccidentPhotos;
  /** What it has entered before. */
  assessment?: AccidentAssessment;
  /** Whether it can be entered, or put right. */
  can_enter: boolean;
  /** How it stands, for the shop: 待定损, 已提交，可以修改, 已核定. */
  status_text: string;
  /** ISO time until which the link is good. */
  expires_at: string;
}

/**
 * Accidents (issue 15; specification §7, /api/order/accident). An accident of another member does not exist. Of a repair
 * shop's calls (`token`) whoever holds the link is the shop; NOT_FOUND for one that is over, forged, or was replaced.
 */
export interface AccidentApi {
  /** The member's accidents, those that wait for them first, then the newest, 10 a page; of one order where it is named. */
  'GET /api/order/accident/get_list': Call<
    PageRequest & { orderid?: string },
    { rows: AccidentSummary[]; total: number }
  >;
  /** Cars that are out, and those that came back within 7 days, the newest first. */
  'GET /api/order/accident/get_orders': Call<Nothing, { orders: AccidentOrder[] }>;
  /** NOT_FOUND. */
  'GET /api/order/accident/detail': Call<{ id: string }, AccidentDetail>;
  /**
   * Reports an accident; photos may follow. The same `client_key` again answers the same. NOT_FOUND (order, a file),
   * ORDER_STATE (the car was not out then), INVALID_PARAMS (data: `field`).
   */
  'POST /api/order/accident/accident_add': Call<
    AccidentFiles & {
      orderid: string;
      /** Made once by the device for each report. */
      client_key: string;
      /** ISO time at which it happened. */
      time: string;
      place: string;
      /** BD-09, where the device knew it. */
      location?: LngLat;
      description: string;
      is_injured: boolean;
      has_police: boolean;
      has_other: boolean;
      other?: AccidentOther;
    },
    { id: string }
  >;
  /**
   * Sends more photos, videos and words; a photo in the place of one before takes its place, which stays kept. What is there
   * already is there once. NOT_FOUND, ORDER_STATE, INVALID_PARAMS (data: `field`).
   */
  'POST /api/order/accident/supply_attachment': Call<
    AccidentFiles & { id: string; description?: string },
    Nothing
  >;
  /** Takes a report back that was a mistake, while nothing was done about it. NOT_FOUND, ORDER_STATE. */
  'POST /api/order/accident/withdraw': Call<{ id: string }, Nothing>;
  /** Says once what is wrong with a decision, in its 5 working days. NOT_FOUND, ORDER_STATE, INVALID_PARAMS (data: `field`). */
  'POST /api/order/accident/appeal/add': Call<{ id: string; reason: string; photos?: string[] }, Nothing>;
  /**
   * Accepts what was decided, and pays it: from the deposit for the vehicle, or at the cashier (then ACCIDENT waits to be
   * paid, and `due` says how much). Where nothing is due it is over. The same again is once. NOT_FOUND, ORDER_STATE,
   * PRICE_CHANGED (data: what is due now).
   */
  'POST /api/order/accident/pay': Call<
    { id: string; expected_total: number; pay: 'DEPOSIT' | 'CASHIER' },
    { status: AccidentState; due: number },
    { PRICE_CHANGED: { total: number } }
  >;
  /** What a repair shop sees. NOT_FOUND. */
  'GET /api/order/accident/merchant_detail': Call<{ token: string }, AccidentCase>;
  /** What it costs that the car stands still. NOT_FOUND, INVALID_PARAMS (data: `field`). */
  'GET /api/order/accident/get_day_price': Call<
    { token: string; from_time: string; to_time: string },
    AccidentPriceState
  >;
  /** Takes a photo of a repair shop: multipart, as POST /api/user/file/upload. NOT_FOUND and the errors of that. */
  'POST /api/order/accident/merchant_upload': Call<
    { token: string; device_time: string },
    { file_id: string }
  >;
  /** What a repair shop enters, or puts right until it is decided. NOT_FOUND, ORDER_STATE, INVALID_PARAMS (data: `field`). */
  'POST /api/order/accident/update': Call<
    {
      token: string;
      from_time: string;
      to_time: string;
      repair: number;
      glass: number;
      towing: number;
      note: string;
      /** 1 to 9 files of `merchant_upload`. */
      photos: string[];
    },
    Nothing
  >;
}
