import { makeAutoObservable } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { codeOf } from '@/services/ApiError';
import { Resource } from '@/stores/Resource';
import type { AccidentCase } from '~types/api/accident';
import { getCase } from '../services/merchant';

/** What the holder of a link sees of an accident. Each screen has its own. */
export class ShopCaseStore {
  readonly shown: Resource<AccidentCase>;

  constructor(token: string) {
    this.shown = new Resource(() => getCase(token));
    makeAutoObservable(this, { shown: false }, { autoBind: true });
  }

  /** The link is over, forged, or was replaced by a newer one: nothing of the case is shown any more. */
  get isGone(): boolean {
    return codeOf(this.shown.problem) === ErrorCode.NOT_FOUND;
  }

  /** Asks how it stands, unless that is under way. */
  load(): void {
    if (!this.shown.isLoading) void this.shown.load();
  }
}
