import type { ErrorCode } from '../../src/domain/errorCode';

/** What `data` of a refusal holds, by the name of its code (`src/domain/errorCode.ts`); null where none is named. */
export type RefusalData = Partial<Record<keyof typeof ErrorCode, unknown>>;

/** One endpoint of the wire contract: what is asked, what `data` of the answer holds, and of refusals of its own. */
export interface Call<Request, Data, Refusals extends RefusalData = Nothing> {
  request: Request;
  data: Data;
  refusals: Refusals;
}

/** What refusals hold that any endpoint may give. */
export interface CommonRefusals {
  /** `reason` is for the one who writes the caller; `field` and `index` are what a person has to put right. */
  INVALID_PARAMS: { reason?: string; field?: string; index?: number };
  STALE_TIMESTAMP: { server_time: string };
  /** Seconds. */
  TOO_MANY_REQUESTS: { retry_after: number };
  /** Seconds. */
  CODE_TOO_OFTEN: { retry_after: number };
  /** Seconds. */
  SERVER_BUSY: { retry_after: number };
}

/** A call without parameters of its own. */
export type Nothing = Record<never, never>;

/** Degrees, BD-09: the API speaks BD-09 (decision 7). */
export interface LngLat {
  lng: number;
  lat: number;
}

/** The version object that every call carries (specification §7). */
export interface Version {
  channel: string;
  appVersion: string;
  deviceOSVersion: string;
  deviceType: string;
  city: string;
  city_id: string;
  /** `lng,lat`, or empty when unknown. */
  location: string;
}

/** The signed envelope around every call (specification §7, decision 8). */
export interface Envelope {
  appid: string;
  nonce: string;
  /** `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai. */
  timestamp: string;
  request_resource: 'MOBILE';
  /** HMAC-SHA256 in hex over the other five. */
  sign: string;
  /** JSON of the call's own parameters and `version`. */
  params: string;
}

/** Every answer (decision 9): `code` 0 is success, `msg` is one sentence for a person. */
export interface Answer<Data> {
  code: number;
  msg: string;
  data: Data;
}

/** A page request: pages count from 1. */
export interface PageRequest {
  page: number;
}
