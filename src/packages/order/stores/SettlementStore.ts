import { makeAutoObservable, runInAction } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { codeOf } from '@/services/ApiError';
import { FormModel } from '@/stores/FormModel';
import { OrderStore, type Order } from '@/stores/OrderStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import type { Charge, Settlement } from '~types/api/settlement';
import { acceptBill, contestCharge, getSettlement } from '../services/settlement';

/** What somebody says against a charge. */
interface Contest {
  reason: string;
}

/** Characters of a reason. */
export const REASON_LENGTH = 200;

/** The bill of a return (specification §2, confirm_settle): what was added, and the member's word. Each screen has its own. */
export class SettlementStore {
  readonly settlement: Resource<Settlement>;
  readonly form: FormModel<Contest, boolean>;
  /** The charge that the member writes about. */
  contested: Charge | undefined = undefined;
  /** What is due is another than was shown. */
  isChanged = false;

  constructor(
    private readonly root: RootStore,
    private readonly orderid: string,
  ) {
    this.settlement = new Resource(() => getSettlement(orderid));
    this.form = new FormModel<Contest, boolean>({
      initial: { reason: '' },
      rules: {
        reason: text => {
          if (!text.trim()) return '请写明哪里不对，方便门店核实';
          return [...text].length > REASON_LENGTH ? `最多${REASON_LENGTH}个字` : undefined;
        },
      },
      submit: ({ reason }) => this.send(reason),
    });
    makeAutoObservable<this, 'root' | 'orderid'>(
      this,
      { root: false, orderid: false, settlement: false, form: false },
      { autoBind: true },
    );
  }

  /** Loads how it stands, unless that is under way. */
  async load(): Promise<void> {
    if (!this.settlement.isLoading) await this.settlement.load();
  }

  /** A charge is contested: its reason is asked for. */
  contest(charge: Charge | undefined): void {
    this.form.reset();
    this.contested = charge;
  }

  /**
   * Accepts the bill as it was shown; what is to be paid then, fen. Undefined where it changed meanwhile: the screen
   * shows the new one. Rejects like any call.
   */
  async accept({ due }: Settlement): Promise<number | undefined> {
    try {
      await acceptBill(this.orderid, due);
    } catch (problem) {
      if (codeOf(problem) !== ErrorCode.PRICE_CHANGED) {
        void this.load();
        throw problem;
      }
      await this.settlement.load();
      runInAction(() => {
        this.isChanged = true;
      });
      return undefined;
    }
    this.order.outdate();
    await this.load();
    return due;
  }

  private get order(): Order<'RENTAL'> {
    return this.root.get(OrderStore).of('RENTAL', this.orderid);
  }

  private async send(reason: string): Promise<boolean> {
    if (!this.contested) return false;
    const { settlement } = await contestCharge({
      orderid: this.orderid,
      charge_id: this.contested.id,
      reason: reason.trim(),
    });
    runInAction(() => {
      this.settlement.set(settlement);
      this.contested = undefined;
    });
    return true;
  }
}
