import { makeAutoObservable } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { codeOf } from '@/services/ApiError';
import { Resource } from '@/stores/Resource';
import type { DemandDetail, DemandQuote } from '~types/api/worksheet';
import { acceptQuote, cancelDemand, declineQuote, getDemand } from '../services/demands';

/** One demand, and what who has sent it can do with it. Each screen has its own. */
export class DemandStore {
  readonly detail: Resource<DemandDetail>;

  constructor(private readonly id: string) {
    this.detail = new Resource(() => getDemand(id));
    makeAutoObservable<this, 'id'>(this, { id: false, detail: false }, { autoBind: true });
  }

  get isMissing(): boolean {
    return codeOf(this.detail.problem) === ErrorCode.NOT_FOUND;
  }

  /** Loads how it stands, unless that is under way. */
  async load(): Promise<void> {
    if (!this.detail.isLoading) await this.detail.load();
  }

  /** Accepts what was offered; resolves with the order. What has changed meanwhile is shown before it rejects. */
  async accept({ id: quote_id, total }: DemandQuote): Promise<string> {
    try {
      const { orderid } = await acceptQuote({ id: this.id, quote_id, expected_total: total });
      return orderid;
    } catch (problem) {
      await this.load();
      throw problem;
    }
  }

  /** Declines what was offered, with a word. */
  async decline({ id: quote_id }: DemandQuote, reason: string): Promise<void> {
    await this.change(() => declineQuote({ id: this.id, quote_id, reason }));
  }

  /** Gives the demand up. */
  async cancel(): Promise<void> {
    await this.change(() => cancelDemand({ id: this.id, reason: '' }));
  }

  /** Whatever became of it, the screen shows how it stands; rejects like any call. */
  private async change(how: () => Promise<unknown>): Promise<void> {
    try {
      await how();
    } finally {
      await this.load();
    }
  }
}
