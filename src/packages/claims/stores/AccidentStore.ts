import { makeAutoObservable } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { codeOf } from '@/services/ApiError';
import { Resource } from '@/stores/Resource';
import type { AccidentDetail } from '~types/api/accident';
import { getAccident, payAccident, withdrawAccident } from '../services/accidents';

/** One accident, and what its renter can do about it. Each screen has its own. */
export class AccidentStore {
  readonly detail: Resource<AccidentDetail>;

  constructor(private readonly id: string) {
    this.detail = new Resource(() => getAccident(id));
    makeAutoObservable<this, 'id'>(this, { id: false, detail: false }, { autoBind: true });
  }

  get isMissing(): boolean {
    return codeOf(this.detail.problem) === ErrorCode.NOT_FOUND;
  }

  /** Loads how it stands, unless that is under way. */
  async load(): Promise<void> {
    if (!this.detail.isLoading) await this.detail.load();
  }

  /** Accepts what was decided at what was shown, fen; resolves with whether it is still to be paid. Rejects like any call. */
  async accept(total: number, pay: 'DEPOSIT' | 'CASHIER'): Promise<boolean> {
    try {
      const { due } = await payAccident({ id: this.id, expected_total: total, pay });
      return due > 0;
    } finally {
      await this.load();
    }
  }

  /** Takes the report back. Rejects like any call. */
  async withdraw(): Promise<void> {
    try {
      await withdrawAccident(this.id);
    } finally {
      await this.load();
    }
  }
}
