import type { Call, Nothing } from './call';
import type { CarType } from './cartype';

/** 收藏: car types that a member wants to find again. All of it NOT_LOGGED_IN for a visitor, who keeps them on the device. */
export interface FavouriteApi {
  /** All of them, kept last first; the fleet bounds how many there are. */
  'GET /api/user/get_favourites': Call<Nothing, { cartypes: CarType[] }>;
  /**
   * Keeps 1 to 50 car types, those to stand first named first: one that is liked, or all that a device kept before the
   * login. What is there stays where it is; what the fleet no longer has is left out.
   */
  'POST /api/user/keep_favourites': Call<{ cartype_ids: string[] }, Nothing>;
  /** Forgets one; also well where it is none. */
  'POST /api/user/remove_favourite': Call<{ cartype_id: string }, Nothing>;
}
