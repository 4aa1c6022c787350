import { makeAutoObservable } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { codeOf } from '@/services/ApiError';
import { Resource } from '@/stores/Resource';
import type { LinkedDue } from '~types/api/pay';
import { getLinkedDue } from '../services/payments';

/** What somebody was sent a link to pay for. Each screen has its own. */
export class LinkedDueStore {
  readonly due: Resource<LinkedDue>;
  /** A visitor wants to pay, and logs in. */
  isLoginAsked = false;

  constructor(token: string) {
    this.due = new Resource(() => getLinkedDue(token));
    makeAutoObservable(this, { due: false }, { autoBind: true });
  }

  /** The link is forged or over, or its owner has deleted what it was for. */
  get isUnknown(): boolean {
    return this.due.data === undefined && codeOf(this.due.problem) === ErrorCode.NOT_FOUND;
  }

  /** Asks how it stands, unless that is under way. */
  load(): void {
    if (!this.due.isLoading) void this.due.load();
  }

  askLogin(): void {
    this.isLoginAsked = true;
  }

  dismissLogin(): void {
    this.isLoginAsked = false;
  }
}
