import { makeAutoObservable } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { codeOf } from '@/services/ApiError';
import { Resource } from '@/stores/Resource';
import type { ViolationAgency, ViolationDetail } from '~types/api/violation';
import { confirmFee, getViolation, processViolation } from '../services/violations';

/** One violation, and what its renter can do about it. Each screen has its own. */
export class ViolationStore {
  readonly detail: Resource<ViolationDetail>;

  constructor(private readonly id: string) {
    this.detail = new Resource(() => getViolation(id));
    makeAutoObservable<this, 'id'>(this, { id: false, detail: false }, { autoBind: true });
  }

  get isMissing(): boolean {
    return codeOf(this.detail.problem) === ErrorCode.NOT_FOUND;
  }

  /** Loads how it stands, unless that is under way. */
  async load(): Promise<void> {
    if (!this.detail.isLoading) await this.detail.load();
  }

  /** Has us pay the fine at what was shown; resolves with whether it is still to be paid. Rejects like any call. */
  async askAgency({ total }: ViolationAgency, pay: 'DEPOSIT' | 'CASHIER'): Promise<boolean> {
    try {
      const { due } = await confirmFee({ id: this.id, expected_total: total, pay });
      return due > 0;
    } finally {
      await this.load();
    }
  }

  /** Gives up having us pay it, before it is paid. Rejects like any call. */
  async cancelAgency(): Promise<void> {
    try {
      await processViolation({ id: this.id, way: 'CANCEL_AGENCY' });
    } finally {
      await this.load();
    }
  }
}
