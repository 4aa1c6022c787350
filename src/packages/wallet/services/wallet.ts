import type { PurseName } from '@/domain/rewards';
import { call } from '@/services/call';
import type { RequestOf } from '~types/api';
import type { WalletRecords } from '~types/api/wallet';

/** The calls that tell the movements of each purse. */
const RECORDS = {
  balance: 'GET /api/account/balance/get_records',
  wkcoin: 'GET /api/account/wkcoin/get_records',
  integral: 'GET /api/account/jf/get_records',
} as const;

/** The movements of a purse of the member, newest first, 20 a page. */
export const getRecords = (purse: PurseName, page: number): Promise<WalletRecords> =>
  call(RECORDS[purse], { page });
/** Exchanges points for coins, once for a `client_key`; INVALID_PARAMS, BALANCE_TOO_LOW. */
export const exchangePoints = (request: RequestOf<'POST /api/account/jf/exchange'>) =>
  call('POST /api/account/jf/exchange', request);
/** Begins a recharge, the same for the same `client_key`. Errors as the contract lists them. */
export const beginRecharge = (request: RequestOf<'POST /api/account/recharge'>) =>
  call('POST /api/account/recharge', request);
/** A recharge of the member; NOT_FOUND. */
export const getRecharge = (recharge_id: string) =>
  call('GET /api/account/recharge/get_detail', { recharge_id });
/** Fills the balance from a printed code. Errors as the contract lists them. */
export const takeRechargeCode = (code: string) => call('POST /api/account/recharge/use_code', { code });
/** Fills the balance from a gift card. Errors as the contract lists them. */
export const activateGiftCard = (request: RequestOf<'POST /api/account/gift_card/activate'>) =>
  call('POST /api/account/gift_card/activate', request);
/** Exchanges a voucher for what it is good for. Errors as the contract lists them. */
export const exchangeVoucher = (code: string) => call('POST /api/account/voucher/exchange', { code });
