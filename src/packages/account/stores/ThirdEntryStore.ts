import { makeAutoObservable, runInAction } from 'mobx';
import { maskMobile } from '@/domain/identity';
import { track } from '@/services/analytics';
import { codeOf } from '@/services/ApiError';
import { OverlayStore } from '@/stores/OverlayStore';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { ThirdPartyClaim } from '~types/api/thirdParty';
import { bindAccount, checkBinding, logInByAccount } from '../services/thirdParty';

/**
 * Somebody whom a channel sends (specification §4, third-party login): the binding is checked; who is bound is logged in,
 * who is not may bind their number. A failure is only logged, and they go on as who they are (§8). Each screen has its own.
 */
export class ThirdEntryStore {
  /** What is asked: a guest logs in to bind, a member says whether to; `OVER`: on to where the person was going. */
  step: 'WORKING' | 'ASK_GUEST' | 'ASK_MEMBER' | 'OVER' = 'WORKING';

  constructor(
    private readonly root: RootStore,
    private readonly claim: ThirdPartyClaim,
  ) {
    makeAutoObservable<this, 'root' | 'claim'>(this, { root: false, claim: false }, { autoBind: true });
  }

  /** Checks the binding, and logs in who is bound. A member stays who they are, whoever a link says that they are. */
  enter(): Promise<void> {
    const session = this.root.get(SessionStore);
    return this.attempt(async () => {
      const { exist, uid } = await checkBinding(this.claim);
      if (!exist) return session.isLoggedIn ? 'ASK_MEMBER' : 'ASK_GUEST';
      if (!session.isLoggedIn) {
        const login = session.begin(await logInByAccount(this.claim, uid));
        this.root.get(OverlayStore).showToast(`已登录 ${maskMobile(login.uid)}`);
      }
      return 'OVER';
    });
  }

  /** Binds the account to who is logged in. */
  bind(): Promise<void> {
    this.step = 'WORKING';
    return this.attempt(async () => {
      await bindAccount(this.claim, this.root.get(SessionStore).uid ?? '');
      this.root.get(OverlayStore).showToast('绑定成功');
      return 'OVER';
    });
  }

  /** Goes on without. */
  skip(): void {
    this.step = 'OVER';
  }

  private async attempt(work: () => Promise<ThirdEntryStore['step']>): Promise<void> {
    const next = await work().catch((problem: unknown) => {
      track('third_party_failed', { code: codeOf(problem) ?? -1 });
      return 'OVER' as const;
    });
    runInAction(() => {
      this.step = next;
    });
  }
}
