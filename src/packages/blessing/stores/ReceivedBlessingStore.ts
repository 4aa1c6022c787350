import { makeAutoObservable } from 'mobx';
import { Resource } from '@/stores/Resource';
import type { ReceivedBlessing } from '~types/api/blessing';
import { claimBlessing, getBlessing } from '../services/blessings';

/** A blessing that came by a link. Each screen has its own. */
export class ReceivedBlessingStore {
  readonly blessing: Resource<ReceivedBlessing>;
  /** A visitor wants it, and logs in. */
  isLoginAsked = false;

  constructor(private readonly secret: string) {
    this.blessing = new Resource(() => getBlessing(secret));
    makeAutoObservable<this, 'secret'>(this, { blessing: false, secret: false }, { autoBind: true });
  }

  askLogin(): void {
    this.isLoginAsked = true;
  }

  dismissLogin(): void {
    this.isLoginAsked = false;
  }

  /** Makes the coupon the member's. When somebody else was faster, the card says how it stands now. */
  async claim(): Promise<void> {
    this.dismissLogin();
    try {
      this.blessing.set(await claimBlessing(this.secret));
    } catch (problem) {
      await this.blessing.load();
      throw problem;
    }
  }
}
