import { Type } from 'typebox';
import type { MallApi } from '../../../types/api/mall';
import { member, type Area } from '../../http/endpoint';
import { logInToMall } from './logInToMall';

/** The mall beside the rental (specification §7, /api/user: mall/login). */
export const mallArea: Area<MallApi> = {
  'POST /api/user/mall/login': member(
    'Logs the member in to the mall',
    Type.Object({}),
    async (_request, context) => {
      await logInToMall(context);
      return { user_id: context.member.id };
    },
  ),
};
