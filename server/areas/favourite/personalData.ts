import { eq } from 'drizzle-orm';
import { personalRows } from '../../kernel/members/personalData';
import { favourites } from './schema';

export const favouriteData = personalRows('收藏', favourites, id => eq(favourites.userId, id), [
  ['车型编号', favourites.cartypeId],
  ['收藏时间', favourites.keptAt],
]);
