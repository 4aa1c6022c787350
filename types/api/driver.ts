import type { Call, Nothing } from './call';

/**
 * 常用驾驶人: somebody whom a member has had kept at a booking, with their consent. Their mobile and identity card are
 * masked: the numbers themselves never come back to a client.
 */
export interface UsualDriver {
  id: string;
  name: string;
  mobile: string;
  idcard_no: string;
}

/** A usual driver in the place of what would be typed. */
export interface DriverReference {
  driver_id: string;
}

/** The people who usually take a member's car. They are kept by a booking (`save_driver` of `POST /api/order/add`). */
export interface DriverApi {
  /** At most 10, who drove last first. */
  'GET /api/user/get_drivers': Call<Nothing, { drivers: UsualDriver[] }>;
  /** Forgets one; orders that they are in keep them. NOT_FOUND for who is none of the member's. */
  'POST /api/user/remove_driver': Call<DriverReference, Nothing>;
}
