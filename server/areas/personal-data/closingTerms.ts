import type { ClosingTerms } from '../../../types/api/personalData';
import { openStates } from '../../../src/domain/accountClosing';
import type { Database } from '../../db/database';
import type { Member } from '../../kernel/members/member';
import { heldDeposits } from '../../kernel/money/deposits';
import { findWallet } from '../../kernel/money/wallet';
import { summarizeOrders, type OrderLines } from '../../kernel/orders/orderLine';
import { listOpenOrders } from '../../kernel/orders/orderRepository';
import { countCoupons } from '../account/public';
import { countMallCoupons } from '../mall/public';
import { waitingRecharges } from '../wallet/public';

/** How the account of a member stands before it is closed. */
export async function closingTerms(
  db: Database,
  lines: OrderLines,
  { id }: Pick<Member, 'id'>,
  now: Date,
): Promise<ClosingTerms> {
  const open = await listOpenOrders(db, id, openStates);
  const recharges = await waitingRecharges(db, id);
  return {
    open_orders: await summarizeOrders(db, lines, open, now),
    held_deposit: await heldDeposits(db, id),
    open_recharges: recharges.map(recharge => ({ recharge_id: recharge.id, amount: recharge.amount })),
    given_up: {
      ...(await findWallet(db, id)),
      coupons: (await countCoupons(db, id, 0, now)) + (await countMallCoupons(db, id, 0, now)),
    },
  };
}
