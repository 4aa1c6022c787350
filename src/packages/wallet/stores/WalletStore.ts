import { makeAutoObservable } from 'mobx';
import { exchangeablePoints, type PurseName } from '@/domain/rewards';
import { randomHex } from '@/platform/random';
import { getAmounts } from '@/services/account';
import { ApiError } from '@/services/ApiError';
import { MemberLists } from '@/stores/MemberLists';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { WalletRecord } from '~types/api/wallet';
import { exchangePoints, getRecords } from '../services/wallet';

/** My balance, 悟空币 and points, and how they came and went. */
export class WalletStore {
  readonly amounts = new Resource(getAmounts);
  readonly records: MemberLists<PurseName, WalletRecord>;
  /** An exchange whose answer was lost is found again by its key, never doubled. */
  private lost: { points: number; key: string } | undefined = undefined;

  constructor(private readonly root: RootStore) {
    this.records = new MemberLists<PurseName, WalletRecord>(
      root,
      ['balance', 'wkcoin', 'integral'],
      async (purse, page) => {
        const { records, total } = await getRecords(purse, page);
        return { items: records, total };
      },
    );
    makeAutoObservable<this, 'root' | 'lost'>(
      this,
      { root: false, amounts: false, records: false, lost: false },
      { autoBind: true },
    );
    root.get(SessionStore).onOtherMember(() => {
      this.amounts.clear();
      this.lost = undefined;
    });
  }

  /** Of the points those that can be exchanged now. */
  get exchangeable(): number {
    return exchangeablePoints(this.amounts.data?.integral ?? 0);
  }

  /** Brings the figures, and what is shown of a purse's movements, up to date; a visitor has none. */
  renew(purse: PurseName): void {
    if (!this.root.get(SessionStore).isLoggedIn) return;
    void this.amounts.load();
    const list = this.records.of(purse);
    if (list.page > 0 && !list.isFetching) void list.reload();
  }

  /** Exchanges all points that can be; answers how many coins that brought. Rejects like any call. */
  async exchange(): Promise<number> {
    const points = this.exchangeable;
    const key = this.lost?.points === points ? this.lost.key : randomHex(32);
    this.lost = undefined;
    try {
      const { coins } = await exchangePoints({ points, client_key: key });
      return coins;
    } catch (problem) {
      if (problem instanceof ApiError && problem.isNetworkFailure) this.lost = { points, key };
      throw problem;
    } finally {
      this.renew('integral');
    }
  }
}
