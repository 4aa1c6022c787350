import { Type } from 'typebox';
import type { Credited, WalletApi, WalletRecords } from '../../../types/api/wallet';
import { ErrorCode } from '../../../src/domain/errorCode';
import {
  cardNumberProblem,
  cardNumberText,
  printedCodeProblem,
  printedCodeText,
} from '../../../src/domain/printedCode';
import { coinsForPoints, EXCHANGE_STEP, type PurseName } from '../../../src/domain/rewards';
import { member, type Area, type Endpoint, type MemberContext } from '../../http/endpoint';
import { pageNumber } from '../../http/pageNumber';
import type { PageRequest } from '../../../types/api/call';
import { Failure, notFound } from '../../kernel/failure';
import { exchangePoints, findWallet } from '../../kernel/money/wallet';
import type { OrderLines } from '../../kernel/orders/orderLine';
import { beginRecharge } from './beginRecharge';
import { exchangeVoucher } from './exchangeVoucher';
import { usePrepaid, type PrintedSecret } from './prepaidCodes';
import { rechargeSubject } from './rechargePayable';
import { presentRecharge } from './rechargePresenter';
import { findRecharge } from './rechargeRepository';
import { pageOfRecords } from './walletRecords';

const PAGE_SIZE = 20;

const clientKey = Type.String({ minLength: 8, maxLength: 64 });
const printed = Type.String({ maxLength: 40 });

/** The movements of one purse. */
const recordsOf = (
  lines: OrderLines,
  purse: PurseName,
  summary: string,
): Endpoint<PageRequest, WalletRecords> =>
  member(summary, Type.Object({ page: pageNumber }), ({ page }, { db, member: { id }, now }) =>
    pageOfRecords(
      db,
      lines,
      { userId: id, purse },
      { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE },
      now,
    ),
  );

function assertPrinted(field: 'card_no' | 'code', problem: string | undefined): void {
  if (problem !== undefined) throw new Failure(ErrorCode.INVALID_PARAMS, problem, { field });
}

async function credited(secret: PrintedSecret, context: MemberContext): Promise<Credited> {
  assertPrinted('code', printedCodeProblem(secret.code));
  const amount = await usePrepaid(secret, context);
  const { balance } = await findWallet(context.db, context.member.id);
  return { amount, balance };
}

/** Balance, 悟空币 and points, and what fills the balance (specification §3, wallet; §7, /api/account). */
export const walletArea = (lines: OrderLines): Area<WalletApi> => ({
  'GET /api/account/balance/get_records': recordsOf(lines, 'balance', 'Movements of the balance'),
  'GET /api/account/wkcoin/get_records': recordsOf(lines, 'wkcoin', 'Movements of the coins'),
  'GET /api/account/jf/get_records': recordsOf(lines, 'integral', 'Movements of the points'),
  'POST /api/account/jf/exchange': member(
    'Exchanges points for coins',
    Type.Object({ points: Type.Integer({ minimum: 1, maximum: 100_000_000 }), client_key: clientKey }),
    async ({ points, client_key: key }, { db, member: { id }, now }) => {
      const coins = coinsForPoints(points);
      if (coins === undefined) {
        const { points: step } = EXCHANGE_STEP;
        throw new Failure(ErrorCode.INVALID_PARAMS, `请按${step}积分的整数倍兑换`, { field: 'points' });
      }
      const cause = {
        reason: 'POINTS_EXCHANGE',
        subject: { kind: 'member', id },
        now,
        key: `POINTS_EXCHANGE:${id}:${points}:${key}`,
      } as const;
      if (!(await exchangePoints(db, id, { points, coins }, cause))) {
        throw new Failure(ErrorCode.BALANCE_TOO_LOW, '积分不够，请刷新后再兑换');
      }
      return { coins };
    },
  ),
  'POST /api/account/recharge': member(
    'Begins a recharge of the balance',
    Type.Object({ amount: Type.Integer({ minimum: 1, maximum: 100_000_000 }), client_key: clientKey }),
    async (request, context) => presentRecharge(await beginRecharge(request, context)),
  ),
  'GET /api/account/recharge/get_detail': member(
    'A recharge of the member',
    Type.Object({ recharge_id: Type.String({ minLength: 1, maxLength: 64 }) }),
    async ({ recharge_id: id }, { db, money, member: owner, now }) => {
      await money.refreshOwn(owner.id, rechargeSubject(id), now);
      const recharge = await findRecharge(db, id);
      if (!recharge) throw notFound('这笔充值');
      return presentRecharge(recharge);
    },
  ),
  'POST /api/account/recharge/use_code': member(
    'Fills the balance from a printed code',
    Type.Object({ code: printed }),
    ({ code }, context) => credited({ kind: 'RECHARGE_CODE', code: printedCodeText(code) }, context),
  ),
  'POST /api/account/gift_card/activate': member(
    'Fills the balance from a gift card',
    Type.Object({ card_no: printed, code: printed }),
    ({ card_no, code }, context) => {
      const cardNumber = cardNumberText(card_no);
      assertPrinted('card_no', cardNumberProblem(cardNumber));
      return credited({ kind: 'GIFT_CARD', cardNumber, code: printedCodeText(code) }, context);
    },
  ),
  'POST /api/account/voucher/exchange': member(
    'Exchanges a voucher for a coupon, or for what fills a purse',
    Type.Object({ code: printed }),
    (request, context) => {
      const code = printedCodeText(request.code);
      assertPrinted('code', printedCodeProblem(code));
      return exchangeVoucher(code, context);
    },
  ),
});
