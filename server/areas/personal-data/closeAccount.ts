import { eq } from 'drizzle-orm';
import type { ClosingTerms, GivenUp } from '../../../types/api/personalData';
import { canClose, isSameGivenUp } from '../../../src/domain/accountClosing';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { MemberContext } from '../../http/endpoint';
import { Failure } from '../../kernel/failure';
import { emptyMember } from '../../kernel/members/closedMembers';
import type { PersonalData } from '../../kernel/members/personalData';
import { users } from '../../kernel/members/schema';
import { giveUpWallet } from '../../kernel/money/wallet';
import type { OrderLines } from '../../kernel/orders/orderLine';
import { markOf } from '../../kernel/secrets/seal';
import { spendProofCode } from '../user/public';
import { closingTerms } from './closingTerms';

/** What closing an account takes part in. */
export interface ClosingParts {
  lines: OrderLines;
  data: readonly PersonalData[];
}

function assertCloses(terms: ClosingTerms, told: GivenUp): void {
  if (!canClose(terms)) {
    throw new Failure(ErrorCode.CLOSING_STATE, '还有没办完的事，处理好后才能注销', terms);
  }
  if (!isSameGivenUp(terms.given_up, told)) {
    throw new Failure(ErrorCode.CLOSING_STATE, '您的资产刚刚有变化，请重新确认', terms);
  }
}

/**
 * Closes the account of a member, under its lock: what they gave up is posted, what is personal goes, what the law wants
 * kept stays with an empty member, and every session ends. An order that is made at the same moment either stands in the
 * way or waits for the lock. Errors as the contract lists them; a code is spent only where the account could be closed.
 */
export async function closeAccount(
  { lines, data }: ClosingParts,
  { vcode, given_up: told }: { vcode: string; given_up: GivenUp },
  context: MemberContext,
): Promise<void> {
  const { db, settings, member, now } = context;
  assertCloses(await closingTerms(db, lines, member, now), told);
  await spendProofCode(context, 'CLOSE', vcode);
  await db.transaction(async tx => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, member.id)).for('update');
    const terms = await closingTerms(tx, lines, member, now);
    assertCloses(terms, told);
    const { coupons: _coupons, ...wallet } = terms.given_up;
    const subject = { kind: 'member', id: member.id };
    const cause = { reason: 'ACCOUNT_CLOSED', subject, now, key: `ACCOUNT_CLOSED:${member.id}` } as const;
    if (!(await giveUpWallet(tx, member.id, wallet, cause))) {
      throw new Failure(ErrorCode.CLOSING_STATE, '您的资产刚刚有变化，请重新确认', terms);
    }
    for (const { forget } of data) await forget?.(tx, member, { dataKey: settings.dataKey, now });
    await emptyMember(tx, member.id, markOf(member.mobile, settings.dataKey), now);
  });
}
