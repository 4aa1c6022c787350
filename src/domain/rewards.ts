/** What of the wallet is told of on a screen of its own: balance in fen, 悟空币 (100 are 1 yuan), points. */
export type PurseName = 'balance' | 'wkcoin' | 'integral';

/** 100 悟空币 are 1 yuan, so that a coin is a fen; they pay at most this part of the rental fee. */
export const WKCOIN_PERCENT = 10;

/** How 悟空币 pay, one sentence. */
export const WKCOIN_RULE = `100个抵1元，最多抵租车费的${WKCOIN_PERCENT}%`;

/** What each full yuan that is kept of a completed order earns. */
const EARNED_PER_YUAN = { wkcoin: 1, integral: 1 } as const;

/** Points are exchanged in steps of so many, each for so many coins. */
export const EXCHANGE_STEP = { points: 100, coins: 50 } as const;

/** What a completed order earns, of which so many fen were paid and kept. Nothing below zero. */
export function rewardOf(kept: number): { wkcoin: number; integral: number } {
  const yuan = Math.max(0, Math.floor(kept / 100));
  return { wkcoin: yuan * EARNED_PER_YUAN.wkcoin, integral: yuan * EARNED_PER_YUAN.integral };
}

/** Of so many points those that can be exchanged: whole steps. */
export const exchangeablePoints = (points: number): number =>
  Math.floor(Math.max(0, points) / EXCHANGE_STEP.points) * EXCHANGE_STEP.points;

/** The coins that points bring; undefined where they are not one or more whole steps. */
export const coinsForPoints = (points: number): number | undefined =>
  points > 0 && points === exchangeablePoints(points)
    ? (points / EXCHANGE_STEP.points) * EXCHANGE_STEP.coins
    : undefined;

/** How each purse is filled and spent, one sentence each. */
export const PURSE_RULES: Readonly<Record<PurseName, readonly string[]>> = {
  balance: [
    '充值、礼品卡、充值码都存入余额。',
    '余额一直有效，够付整笔订单时可用。',
    '余额支付的订单，退款立即退回余额。',
  ],
  wkcoin: [
    `订单完成后，实付每满1元得${EARNED_PER_YUAN.wkcoin}个，一直有效。`,
    `下单时可用，${WKCOIN_RULE}。`,
    '订单取消后，用掉的悟空币全部退回。',
  ],
  integral: [
    `订单完成后，实付每满1元得${EARNED_PER_YUAN.integral}分，一直有效。`,
    `每${EXCHANGE_STEP.points}分可换${EXCHANGE_STEP.coins}个悟空币，随时可换。`,
  ],
};
