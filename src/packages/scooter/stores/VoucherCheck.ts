import { makeAutoObservable, runInAction } from 'mobx';
import { codeTyped } from '@/domain/replacement';
import { format } from '@/domain/shanghaiTime';
import { messageOf } from '@/services/ApiError';
import type { FieldRemarks } from '@/stores/DemandFormStore';
import { checkVoucher } from '../services/scooter';

/** What is filled in of a voucher: its code, and the shop that is said to have given it. */
interface Filled {
  voucher: string;
  shopId: string | undefined;
}

/** What the server has said of a code at a shop. */
interface Checked {
  key: string;
  freeDays?: number;
  hint?: string;
  problem?: string;
}

/** The voucher of a repair shop, asked about as soon as code and shop are there: how many free days, or why none. */
export class VoucherCheck implements FieldRemarks {
  private checked: Checked | undefined = undefined;
  /** The code and shop that are being asked about. */
  private asking = '';

  constructor(private readonly filled: () => Filled) {
    makeAutoObservable<this, 'filled'>(this, { filled: false }, { autoBind: true });
  }

  /** Free days of the voucher as it is filled in; 0 while none is known to be good. */
  get freeDays(): number {
    return this.known?.freeDays ?? 0;
  }

  left(name: string): void {
    if (name === 'voucher' || name === 'shop') void this.check();
  }

  hintOf(name: string): string | undefined {
    if (name !== 'voucher') return undefined;
    const { voucher, shopId } = this.filled();
    if (voucher && shopId === undefined) return '选好维修厂后核对';
    return this.known?.hint;
  }

  problemOf(name: string): string | undefined {
    return name === 'voucher' ? this.known?.problem : undefined;
  }

  private get key(): string {
    const { voucher, shopId } = this.filled();
    return voucher && shopId !== undefined ? `${shopId} ${voucher}` : '';
  }

  /** What was said of what is filled in now. */
  private get known(): Checked | undefined {
    return this.checked?.key === this.key ? this.checked : undefined;
  }

  private async check(): Promise<void> {
    const { key } = this;
    const { voucher, shopId } = this.filled();
    if (key === '' || shopId === undefined || this.known || this.asking === key) return;
    this.asking = key;
    const said = await this.ask(shopId, voucher);
    runInAction(() => {
      if (this.asking === key) this.asking = '';
      this.checked = { key, ...said };
    });
  }

  private async ask(shopId: string, voucher: string): Promise<Omit<Checked, 'key'>> {
    try {
      const answer = await checkVoucher({ shop_id: shopId, voucher });
      const until = format(answer.valid_until, 'YYYY年M月D日');
      return { freeDays: answer.free_days, hint: `可免费用车${answer.free_days}天，${until}前有效` };
    } catch (problem) {
      return { problem: messageOf(problem) };
    }
  }
}

/** A code as it is filled in, and as it is kept. */
export const voucherOf = (value: unknown): string => (typeof value === 'string' ? codeTyped(value) : '');
