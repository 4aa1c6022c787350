import { makeAutoObservable } from 'mobx';
import { RECHARGE_OFFERS, rechargeGift, rechargeProblem, typedYuan } from '@/domain/recharge';
import { randomHex } from '@/platform/random';
import { getAmounts } from '@/services/account';
import { ApiError } from '@/services/ApiError';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { Recharge } from '~types/api/wallet';
import { beginRecharge } from '../services/wallet';

/** What is proposed, fen. */
const PROPOSED = RECHARGE_OFFERS[2].amount;

/** How much is recharged: one of the offers, or an amount of one's own. */
export class RechargeStore {
  readonly amounts = new Resource(getAmounts);
  /** The offer that is taken, fen; what is typed counts before it. */
  offer: number = PROPOSED;
  /** Whole yuan as they are typed. */
  own = '';
  /** The own amount was left, or sent: from now on its error shows. */
  isOwnLeft = false;
  /** A recharge whose answer was lost is found again by its key. */
  private lost: { amount: number; key: string } | undefined = undefined;

  constructor(root: RootStore) {
    makeAutoObservable<this, 'lost'>(this, { amounts: false, lost: false }, { autoBind: true });
    root.get(SessionStore).onOtherMember(this.clear);
  }

  /** Fen. */
  get amount(): number {
    return this.own ? Number(this.own) * 100 : this.offer;
  }

  /** What is given besides, fen. */
  get gift(): number {
    return this.problem === undefined ? rechargeGift(this.amount) : 0;
  }

  /** Why the amount cannot be recharged, one sentence. */
  get problem(): string | undefined {
    return rechargeProblem(this.amount);
  }

  /** What to show at the field of the own amount. */
  get shownProblem(): string | undefined {
    return this.isOwnLeft ? this.problem : undefined;
  }

  chooseOffer(amount: number): void {
    this.offer = amount;
    this.own = '';
    this.isOwnLeft = false;
  }

  typeOwn(text: string): void {
    this.own = typedYuan(text);
  }

  leaveOwn(): void {
    this.isOwnLeft = this.own !== '';
  }

  /** Begins the recharge; undefined when the amount is wrong, which its field says. Rejects like any call. */
  async begin(): Promise<Recharge | undefined> {
    this.isOwnLeft = true;
    if (this.problem !== undefined) return undefined;
    const { amount } = this;
    const key = this.lost?.amount === amount ? this.lost.key : randomHex(32);
    this.lost = undefined;
    try {
      return await beginRecharge({ amount, client_key: key });
    } catch (problem) {
      if (problem instanceof ApiError && problem.isNetworkFailure) this.lost = { amount, key };
      throw problem;
    }
  }

  private clear(): void {
    this.amounts.clear();
    this.chooseOffer(PROPOSED);
    this.lost = undefined;
  }
}
