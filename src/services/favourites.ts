import { call } from './call';

/** The car types that the member keeps, kept last first; NOT_LOGGED_IN. */
export const getFavourites = () => call('GET /api/user/get_favourites', {});
/** Keeps car types for the member, those to stand first named first. */
export const keepFavourites = (cartype_ids: string[]) =>
  call('POST /api/user/keep_favourites', { cartype_ids });
/** Forgets a car type that the member kept. */
export const removeFavourite = (cartype_id: string) =>
  call('POST /api/user/remove_favourite', { cartype_id });
