import { call } from './call';

/** Figures of the wallet: fen, coins, points, number of unused coupons. */
export const getAmounts = () => call('GET /api/account/get_amount', {});
