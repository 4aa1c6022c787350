import type { Recharge } from '../../../types/api/wallet';
import { toIso } from '../../../src/domain/shanghaiTime';
import type { RechargeRow } from './rechargeRepository';

/** A recharge in its wire form. */
export const presentRecharge = (row: RechargeRow): Recharge => ({
  recharge_id: row.id,
  amount: row.amount,
  gift: row.gift,
  status: row.status,
  created_at: toIso(row.createdAt),
  expires_at: toIso(row.expiresAt),
  ...(row.paidAt && { paid_at: toIso(row.paidAt) }),
});
