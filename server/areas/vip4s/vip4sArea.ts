import { Type } from 'typebox';
import type { Vip4sApi } from '../../../types/api/vip4s';
import { ErrorCode } from '../../../src/domain/errorCode';
import { codeTyped } from '../../../src/domain/replacement';
import { HOUR, toIso } from '../../../src/domain/shanghaiTime';
import { open, type Area } from '../../http/endpoint';
import { takeFromLimit } from '../../http/rateLimit';
import { Failure } from '../../kernel/failure';
import { shopsIn } from './repairShops';
import { readVoucher } from './vouchers';

/** Codes that one address may try: nobody has so many, and who guesses gets nowhere. */
const TRIES = { limit: 30, windowMs: HOUR };

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
    async ({ shop_id: shopId, voucher }, { db, ip, now }) => {
      const wait = await takeFromLimit(db, `vouchers:${ip}`, TRIES, now);
      if (wait > 0) {
        const sentence = '核对券码太频繁了，请稍后再试';
        throw new Failure(ErrorCode.TOO_MANY_REQUESTS, sentence, { retry_after: wait });
      }
      const { freeDays, validUntil } = await readVoucher(db, { code: codeTyped(voucher), shopId }, now);
      return { free_days: freeDays, valid_until: toIso(validUntil) };
    },
  ),
};
