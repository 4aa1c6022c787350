import { eq } from 'drizzle-orm';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { PurseName } from '../../../src/domain/rewards';
import { format } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import type { MemberContext } from '../../http/endpoint';
import { limitCodeTries } from '../../http/limitCodeTries';
import { Failure } from '../../kernel/failure';
import { fillBalance, grant } from '../../kernel/money/wallet';
import { hashPrintedCode, newCardNumber, newPrintedCode } from '../../kernel/printedCode';
import { prepaidCodes, type PrepaidKind } from './schema';

/** What a person types from a card or a slip, tidied. */
export interface PrintedSecret {
  kind: PrepaidKind;
  /** Of a gift card; the others stand alone. */
  cardNumber?: string;
  code: string;
}

/** What a card or a code brings: fen, coins or points. */
export interface Worth {
  purse: PurseName;
  amount: number;
}

/** What the wrong one is called, the same whether number, code or both are wrong. */
const WRONG: Readonly<Record<PrepaidKind, string>> = {
  GIFT_CARD: '卡号或密码不正确，请对照卡面核对',
  RECHARGE_CODE: '充值码不正确，请核对后再试',
  VOUCHER: '兑换码不正确，请核对后再试',
};

const NOUN: Readonly<Record<PrepaidKind, string>> = {
  GIFT_CARD: '这张礼品卡',
  RECHARGE_CODE: '这个充值码',
  VOUCHER: '这张兑换券',
};

/** CODE_WRONG, in the words of what was tried. */
export const wrongCode = (kind: PrepaidKind): Failure => new Failure(ErrorCode.CODE_WRONG, WRONG[kind]);

const hashOf = ({ kind, cardNumber = '', code }: PrintedSecret): string =>
  hashPrintedCode(kind, cardNumber, code);

/**
 * Issues a card or a code worth so many fen (a voucher: so much of what its purse holds), and answers what is printed: the
 * only time that its code is known.
 */
export async function issuePrepaid(
  db: Database,
  {
    kind,
    amount,
    validTo,
    purse = 'balance',
  }: { kind: PrepaidKind; amount: number; validTo: Date; purse?: PurseName },
  now: Date,
): Promise<{ id: string; code: string }> {
  const id = newCardNumber();
  const code = newPrintedCode();
  const codeHash = hashOf({ kind, code, ...(kind === 'GIFT_CARD' && { cardNumber: id }) });
  await db.insert(prepaidCodes).values({ id, kind, codeHash, purse, amount, validTo, createdAt: now });
  return { id, code };
}

/**
 * Fills the member's purse with what a card or a code is worth and answers that: once, and for who has used it the same
 * again, since the first answer may have been lost. Number and code are looked up as one, so that no answer tells which of
 * them is wrong. Undefined where there is none like it; CODE_EXPIRED (used by another, or too old).
 */
export async function spendPrepaid(
  tx: Database,
  secret: PrintedSecret,
  { member, now }: Pick<MemberContext, 'member' | 'now'>,
): Promise<Worth | undefined> {
  const [found] = await tx
    .select()
    .from(prepaidCodes)
    .where(eq(prepaidCodes.codeHash, hashOf(secret)))
    .for('update');
  if (!found) return undefined;
  const { id, kind, purse, amount, validTo, usedAt, usedBy } = found;
  if (usedBy === member.id) return { purse, amount };
  if (usedAt) throw new Failure(ErrorCode.CODE_EXPIRED, `${NOUN[kind]}已经使用过了`);
  if (validTo < now) {
    const end = format(validTo, 'YYYY年M月D日');
    throw new Failure(ErrorCode.CODE_EXPIRED, `${NOUN[kind]}已于${end}过期，如有疑问请联系客服`);
  }
  await tx.update(prepaidCodes).set({ usedBy: member.id, usedAt: now }).where(eq(prepaidCodes.id, id));
  const cause = { reason: kind, subject: { kind, id }, now, key: `${kind}:${id}` } as const;
  // Cards and slips were sold; a voucher is a present.
  if (kind === 'VOUCHER') await grant(tx, purse, member.id, amount, cause);
  else await fillBalance(tx, member.id, { amount, from: 'prepaid' }, cause);
  return { purse, amount };
}

/** Fills the member's balance from a card or a recharge code; in fen. As `spendPrepaid`, and CODE_WRONG, TOO_MANY_REQUESTS. */
export async function usePrepaid(secret: PrintedSecret, context: MemberContext): Promise<number> {
  await limitCodeTries(context);
  return context.db.transaction(async tx => {
    const worth = await spendPrepaid(tx, secret, context);
    if (!worth) throw wrongCode(secret.kind);
    return worth.amount;
  });
}
