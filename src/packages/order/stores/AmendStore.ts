import { makeAutoObservable, observable } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { randomHex } from '@/platform/random';
import { ApiError, codeOf } from '@/services/ApiError';
import { OrderStore } from '@/stores/OrderStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import type { Amended, AmendmentCheck, Confirmation, ReletObstacle } from '~types/api/amendment';

/** What is done with a wish: looked at, and confirmed. Both reject like any call. */
interface Steps<Wish> {
  check: (wish: Wish) => Promise<AmendmentCheck>;
  confirm: (request: Wish & Confirmation) => Promise<Amended>;
}

/** Changing one order (issue 12): what is wished, what it would cost, and the confirmation. Each screen has its own. */
export class AmendStore<Wish extends { orderid: string }> {
  readonly check: Resource<AmendmentCheck, Wish>;
  /** One key until the server has decided: a confirmation whose answer was lost is found again, never doubled. */
  private key = randomHex(32);

  constructor(
    private readonly root: RootStore,
    private readonly steps: Steps<Wish>,
    public wish: Wish,
  ) {
    // Of one order, whatever is wished: what it cost before stays on the screen while it is asked anew.
    this.check = new Resource<AmendmentCheck, Wish>(steps.check, { subjectOf: ({ orderid }) => orderid });
    makeAutoObservable<this, 'root' | 'steps' | 'key'>(
      this,
      { root: false, steps: false, key: false, check: false, wish: observable.ref },
      { autoBind: true },
    );
  }

  /** What the wish costs, and nothing older. */
  get priced(): AmendmentCheck | undefined {
    const { data, isLoading, failure } = this.check;
    return isLoading || failure !== undefined ? undefined : data;
  }

  /** Until when the car can be kept, where a booking is in the way of the wish; ISO. */
  get latest(): string | undefined {
    const { problem } = this.check;
    if (!(problem instanceof ApiError) || problem.code !== ErrorCode.SOLD_OUT) return undefined;
    return (problem.data as Partial<ReletObstacle> | null)?.latest;
  }

  load(): void {
    void this.check.load(this.wish);
  }

  /** Wishes something else, and asks what it costs. */
  choose(changes: Partial<Wish>): void {
    this.wish = { ...this.wish, ...changes };
    this.load();
  }

  /** Confirms what is shown; rejects like any call, with PRICE_CHANGED when the screen shows the new price. */
  async confirm(): Promise<Amended | undefined> {
    const { priced, wish } = this;
    if (!priced) return undefined;
    try {
      const amended = await this.steps.confirm({
        ...wish,
        client_key: this.key,
        expected_difference: priced.difference,
      });
      this.root.get(OrderStore).of('RENTAL', wish.orderid).markChanged();
      return amended;
    } catch (problem) {
      if (!(problem instanceof ApiError) || !problem.isNetworkFailure) {
        this.key = randomHex(32);
        // Another price, or no car any more: the screen says which.
        if (codeOf(problem) !== ErrorCode.NOT_LOGGED_IN) this.load();
      }
      throw problem;
    }
  }
}
