import { Type } from 'typebox';
import type { PayMethod } from '../../types/api/pay';
import { PAY_METHODS } from '../kernel/money/money';
import type { Payer } from '../kernel/money/providers/paymentProvider';
import type { Context } from './endpoint';

/** What every call that begins a payment is given besides what is paid for. */
export const paymentFields = {
  method: Type.Unsafe<PayMethod>({ type: 'string', enum: [...PAY_METHODS] }),
  client_key: Type.String({ minLength: 8, maxLength: 64 }),
  host_code: Type.Optional(Type.String({ maxLength: 200 })),
  page: Type.Optional(Type.String({ maxLength: 500 })),
};

/** Who pays by such a call: their host is asked who they are, where the way to pay is its own. */
export async function payerOf(
  { method, host_code, page }: { method: PayMethod; host_code?: string; page?: string },
  { place, address, identify }: Pick<Context, 'place' | 'address' | 'identify'>,
): Promise<Payer> {
  const identity = method === 'BALANCE' ? undefined : await identify(host_code);
  return {
    place,
    ip: address,
    ...(identity !== undefined && { identity }),
    ...(page !== undefined && { page }),
  };
}
