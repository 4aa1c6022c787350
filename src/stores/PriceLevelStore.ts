import { makeAutoObservable } from 'mobx';

/** Whether the prices that this visit shows are still those of the member: 企业优惠 has come or gone meanwhile. */
export class PriceLevelStore {
  /** What shows prices is loaded anew with another one. */
  turn = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The member pays other prices from now on. */
  change(): void {
    this.turn += 1;
  }
}
