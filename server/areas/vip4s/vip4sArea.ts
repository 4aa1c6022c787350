import { Type } from 'typebox';
import type { Vip4sApi } from '../../../types/api/vip4s';
import { codeTyped } from '../../../src/domain/replacement';
import { toIso } from '../../../src/domain/shanghaiTime';
import { open, type Area } from '../../http/endpoint';
import { askForVoucher } from './askForVoucher';
import { shopsIn } from './repairShops';

/** Repair shops (specification §7, `/api/vip4s/*`; issue 14): which there are, and what their vouchers give. */
export const vip4sArea: Area<Vip4sApi> = {
  'GET /api/vip4s/get_shops': open(
    'Repair shops of a city',
    Type.Object({
      city_id: Type.String({ minLength: 1, maxLength: 12 }),
      keyword: Type.String({ maxLength: 50 }),
    }),
    async ({ city_id: cityId, keyword }, { db }) => ({
      shops: (await shopsIn(db, cityId, keyword)).map(({ id, name, address }) => ({ id, name, address })),
    }),
  ),
  'POST /api/vip4s/check_voucher': open(
    'What a voucher of a shop gives',
    Type.Object({
      shop_id: Type.String({ minLength: 1, maxLength: 64 }),
      voucher: Type.String({ minLength: 1, maxLength: 40 }),
    }),
    async ({ shop_id: shopId, voucher }, context) => {
      const which = { code: codeTyped(voucher), shopId };
      const { freeDays, validUntil } = await askForVoucher(which, context);
      return { free_days: freeDays, valid_until: toIso(validUntil) };
    },
  ),
};
