import { makeAutoObservable } from 'mobx';
import { maskMobile } from '@/domain/identity';
import { authText } from '@/domain/display';
import { getAmounts } from '@/services/account';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';

/** Who I am here, and the figures of my wallet. */
export class ProfileStore {
  /** Fen, coins, points, number of unused coupons; the member comes with them. */
  readonly amounts: Resource<Awaited<ReturnType<typeof getAmounts>>>;

  constructor(private readonly root: RootStore) {
    const session = root.get(SessionStore);
    this.amounts = new Resource(async () => {
      const [amounts] = await Promise.all([getAmounts(), session.loadUser()]);
      return amounts;
    });
    makeAutoObservable<this, 'root'>(this, { root: false, amounts: false }, { autoBind: true });
    session.onOtherMember(this.amounts.clear);
  }

  /** Nickname, else the masked phone number; undefined for visitors. */
  get displayName(): string | undefined {
    const { uid, user } = this.root.get(SessionStore);
    return uid === undefined ? undefined : user?.nickname || maskMobile(uid);
  }

  /** First character of the nickname, for the avatar; undefined without one. */
  get initial(): string | undefined {
    const nickname = this.root.get(SessionStore).user?.nickname;
    return nickname ? Array.from(nickname)[0] : undefined;
  }

  /** State of authentication (specification §4); undefined while the member is not known yet. */
  get authentication(): string | undefined {
    const { isLoggedIn, user } = this.root.get(SessionStore);
    if (!isLoggedIn) return authText(null);
    return user && authText(user);
  }

  /** Loads a member's things; visitors have none. */
  async load(): Promise<void> {
    if (this.root.get(SessionStore).isLoggedIn) await this.amounts.load();
  }
}
