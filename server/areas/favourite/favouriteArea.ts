import { Type } from 'typebox';
import type { FavouriteApi } from '../../../types/api/favourite';
import { member, type Area } from '../../http/endpoint';
import { presentCartype } from '../cartype/public';
import { keepFavourites, listFavourites, removeFavourite } from './favouriteRepository';

const cartypeId = Type.String({ minLength: 1, maxLength: 32 });

/** As many as a device keeps before the login brings them here. */
const MOST_AT_ONCE = 50;

/** 收藏 of the member (issue 11). */
export const favouriteArea: Area<FavouriteApi> = {
  'GET /api/user/get_favourites': member(
    'The car types that the member keeps, kept last first',
    Type.Object({}),
    async (_request, { db, member: { id } }) => ({
      cartypes: (await listFavourites(db, id)).map(presentCartype),
    }),
  ),
  'POST /api/user/keep_favourites': member(
    'Keeps car types for the member',
    Type.Object({ cartype_ids: Type.Array(cartypeId, { minItems: 1, maxItems: MOST_AT_ONCE }) }),
    async ({ cartype_ids: cartypeIds }, { db, member: { id }, now }) => {
      await keepFavourites(db, id, cartypeIds, now);
      return {};
    },
  ),
  'POST /api/user/remove_favourite': member(
    'Forgets a car type that the member kept',
    Type.Object({ cartype_id: cartypeId }),
    async ({ cartype_id: id }, { db, member }) => {
      await removeFavourite(db, member.id, id);
      return {};
    },
  ),
};
