import { yuanText } from './money';

/** 充值优惠, fen, the smallest first: who recharges `amount` or more is given `gift` besides. */
export const RECHARGE_OFFERS = [
  { amount: 10_000, gift: 0 },
  { amount: 20_000, gift: 500 },
  { amount: 50_000, gift: 2_000 },
  { amount: 100_000, gift: 6_000 },
  { amount: 200_000, gift: 15_000 },
  { amount: 500_000, gift: 50_000 },
] as const;

/** What is recharged at once, fen; whole yuan. */
const LIMITS = { least: 1_000, most: 1_000_000 } as const;

/** The least and the most that is recharged at once: 10至10000. */
export const RECHARGE_RANGE = `${yuanText(LIMITS.least)}至${yuanText(LIMITS.most)}`;

/** What is given with a recharge of so many fen. */
export const rechargeGift = (amount: number): number =>
  RECHARGE_OFFERS.reduce((gift, offer) => (amount >= offer.amount ? offer.gift : gift), 0);

/** Why so many fen cannot be recharged, one sentence; undefined where they can. */
export function rechargeProblem(amount: number): string | undefined {
  const isFine = amount % 100 === 0 && amount >= LIMITS.least && amount <= LIMITS.most;
  return isFine ? undefined : `请输入${RECHARGE_RANGE}元的整数金额`;
}

/** Whole yuan as they are typed: digits, 5 at most, none of them a leading zero. */
export const typedYuan = (text: string): string => text.replace(/\D/g, '').replace(/^0+/, '').slice(0, 5);
