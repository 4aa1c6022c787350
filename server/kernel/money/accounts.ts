/** What an account counts: fen of money, 悟空币 (100 are 1 yuan), points. */
export type Unit = 'FEN' | 'COIN' | 'POINT';

/** What something is about, across all lines: an order, a case, a member. */
export interface Subject {
  kind: string;
  id: string;
}

/** The purses of a member's wallet, by their names on the wire, with what each counts. */
export const PURSES = { balance: 'FEN', wkcoin: 'COIN', integral: 'POINT' } as const satisfies Record<
  string,
  Unit
>;

/** The kinds of account that keep a running balance. */
export type KeptKind = keyof typeof PURSES | 'deposit';

/** An account that belongs to a member: its running balance is kept in a row and never goes below zero. */
export interface KeptAccount {
  id: string;
  unit: Unit;
  kept: { kind: KeptKind; owner: string };
}

/**
 * An account of the house. It may be below zero, so nothing has to be asked of it before it moves, and it keeps no
 * running balance: a row that every payment of every server changes would let them wait for each other. Its balance is
 * the sum of its entries.
 */
export interface HouseAccount {
  id: string;
  unit: Unit;
  kept?: undefined;
}

export type Account = KeptAccount | HouseAccount;

const house = (name: string, unit: Unit): HouseAccount => ({ id: `house:${name}`, unit });

/** The accounts of the house, each with what its balance means. An entry above zero goes to an account, one below comes from it. */
export const HOUSE = {
  /** Minus what members owned when the ledger began. */
  openingBalance: house('opening-balance', 'FEN'),
  openingCoins: house('opening-coins', 'COIN'),
  openingPoints: house('opening-points', 'POINT'),
  /** What subjects (orders, cases) have brought in, less what was refunded; each entry's transaction names the subject. */
  revenue: house('revenue', 'FEN'),
  /** Refunds that are decided, and that a provider has not yet sent. */
  refundsDue: house('refunds-due', 'FEN'),
  /** Minus all coins ever given; those that come back by spending are not in it. */
  coinsIssued: house('coins-issued', 'COIN'),
  /** Coins that orders have used up. */
  coinsRedeemed: house('coins-redeemed', 'COIN'),
  /** Minus all points ever given; those that were exchanged are not in it. */
  pointsIssued: house('points-issued', 'POINT'),
  /** Points that were exchanged. */
  pointsExchanged: house('points-exchanged', 'POINT'),
  /** Minus all money ever given as a present. */
  moneyGiven: house('money-given', 'FEN'),
  /** Minus what cards and codes have brought into balances: they were sold elsewhere. */
  prepaid: house('prepaid', 'FEN'),
  /** What members gave up who closed their account. */
  moneyGivenUp: house('money-given-up', 'FEN'),
  coinsGivenUp: house('coins-given-up', 'COIN'),
  pointsGivenUp: house('points-given-up', 'POINT'),
} as const;

/** What a payment provider has of ours, as a figure below zero: what it took in from renters, less what it sent back. */
export const providerAccount = (provider: string): HouseAccount => house(`provider:${provider}`, 'FEN');

/** A purse of a member. */
export const memberAccount = (userId: string, purse: keyof typeof PURSES): KeptAccount => ({
  id: `member:${userId}:${purse}`,
  unit: PURSES[purse],
  kept: { kind: purse, owner: userId },
});

/** The deposit that is held of a member for a subject. */
export const depositAccount = (userId: string, { kind, id }: Subject): KeptAccount => ({
  id: `deposit:${userId}:${kind}:${id}`,
  unit: 'FEN',
  kept: { kind: 'deposit', owner: userId },
});
