import { Type } from 'typebox';
import type { PayMethod } from '../../types/api/pay';
import { PAY_METHODS } from '../kernel/money/money';

/** What every call that begins a payment is given besides what is paid for. */
export const paymentFields = {
  method: Type.Unsafe<PayMethod>({ type: 'string', enum: [...PAY_METHODS] }),
  client_key: Type.String({ minLength: 8, maxLength: 64 }),
};
