import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { memberAccount } from '../../kernel/money/accounts';
import { REASONS, type Reason } from '../../kernel/money/reasons';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  payments,
  refunds,
} from '../../kernel/money/schema';
import { inYuan, personalRows, type PersonalData } from '../../kernel/members/personalData';
import { toIso } from '../../../src/domain/shanghaiTime';
import { prepaidCodes, recharges } from './schema';

const METHODS = { WECHAT: '微信支付', ALIPAY: '支付宝', BALANCE: '余额' } as const;
const PURSES = { balance: '余额（分）', wkcoin: '悟空币', integral: '积分' } as const;

/** Every movement of the member's purses. */
const movements: PersonalData = {
  title: '余额、悟空币和积分',
  tables: [ledgerAccounts, ledgerEntries, ledgerTransactions],
  async read({ db, member }) {
    const purses = Object.keys(PURSES) as (keyof typeof PURSES)[];
    const read = async (purse: keyof typeof PURSES) => {
      const rows = await db
        .select({
          amount: ledgerEntries.amount,
          reason: sql<Reason>`${ledgerTransactions.reason}`,
          at: ledgerTransactions.createdAt,
        })
        .from(ledgerEntries)
        .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
        .where(and(eq(ledgerEntries.accountId, memberAccount(member.id, purse).id)))
        .orderBy(asc(ledgerTransactions.id));
      return rows.map(({ amount, reason, at }) => ({ 变动: amount, 原因: REASONS[reason], 时间: toIso(at) }));
    };
    return Object.fromEntries(
      await Promise.all(purses.map(async purse => [PURSES[purse], await read(purse)] as const)),
    );
  },
};

/** What is held of the member's money. */
export const walletData: readonly PersonalData[] = [
  movements,
  personalRows('支付', payments, id => eq(payments.userId, id), [
    ['支付单号', payments.id],
    ['用途编号', payments.subjectId],
    ['方式', payments.method, (method: keyof typeof METHODS) => METHODS[method]],
    ['金额', payments.amount, inYuan],
    ['时间', payments.createdAt],
    ['完成时间', payments.finishedAt],
  ]),
  personalRows(
    '退款',
    refunds,
    (id, db) =>
      inArray(
        refunds.paymentId,
        db.select({ id: payments.id }).from(payments).where(eq(payments.userId, id)),
      ),
    [
      ['支付单号', refunds.paymentId],
      ['金额', refunds.amount, inYuan],
      ['时间', refunds.createdAt],
    ],
  ),
  personalRows('充值', recharges, id => eq(recharges.userId, id), [
    ['充值单号', recharges.id],
    ['金额', recharges.amount, inYuan],
    ['赠送', recharges.gift, inYuan],
    ['时间', recharges.createdAt],
    ['到账时间', recharges.paidAt],
  ]),
  personalRows('礼品卡、充值码和兑换券', prepaidCodes, id => eq(prepaidCodes.usedBy, id), [
    ['编号', prepaidCodes.id],
    ['存入', prepaidCodes.purse, (purse: keyof typeof PURSES) => PURSES[purse]],
    ['数量', prepaidCodes.amount],
    ['使用时间', prepaidCodes.usedAt],
  ]),
];
