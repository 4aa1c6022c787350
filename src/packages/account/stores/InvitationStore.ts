import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { CODE_LENGTH, invitationCodeText } from '@/domain/invitation';
import { localStorage } from '@/platform/storage';
import { codeOf, messageOf } from '@/services/ApiError';
import { OverlayStore } from '@/stores/OverlayStore';
import { kept } from '@/stores/persistence';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { DataOf } from '~types/api';
import { acceptInvitation, getInvitation } from '../services/invitations';

export type Invitation = DataOf<'GET /api/account/invite/get_detail'>;

/** The code of an invitation that a guest has opened, until they log in: here or on any other screen. */
const heldCode = kept({ key: 'invitation', storage: localStorage, personal: true });

/** An invitation that came by a link or a typed code. */
export class InvitationStore {
  readonly invitation = new Resource<Invitation, string>(getInvitation);
  /** What a guest has opened, to be accepted as soon as they are a member; empty: nothing. */
  held: string;
  isAccepting = false;
  /** Why it could not be accepted, in one sentence. */
  refusal: string | undefined = undefined;

  constructor(private readonly root: RootStore) {
    const before = heldCode.read();
    this.held = typeof before === 'string' ? invitationCodeText(before) : '';
    makeAutoObservable<this, 'root'>(this, { root: false, invitation: false }, { autoBind: true });
    reaction(
      () => root.get(SessionStore).isLoggedIn && this.held.length === CODE_LENGTH,
      isDue => {
        if (isDue) void this.accept(this.held);
      },
      { fireImmediately: true },
    );
  }

  /** Loads an invitation for who is looking, and keeps its code for a guest. One that is being accepted says itself how it stands. */
  async open(code: string): Promise<void> {
    if (this.isAccepting) return;
    this.refusal = undefined;
    const invitation = await this.invitation.load(code);
    if (invitation && !this.root.get(SessionStore).isLoggedIn) this.hold(code);
  }

  /**
   * Accepts an invitation. What the server refuses is refused for good and told in its words; without an answer the code
   * is kept for the next time.
   */
  async accept(code: string): Promise<void> {
    if (this.isAccepting) return;
    this.isAccepting = true;
    const { showToast } = this.root.get(OverlayStore);
    try {
      const accepted = await acceptInvitation(code);
      if (this.invitation.isAbout(code)) this.invitation.set(accepted);
      this.release();
      showToast('已接受好友的邀请');
    } catch (problem) {
      const reason = codeOf(problem);
      if (reason === ErrorCode.INVITATION_REFUSED || reason === ErrorCode.NOT_FOUND) {
        this.release();
        runInAction(() => {
          this.refusal = messageOf(problem);
        });
        void this.invitation.reload();
      }
      showToast(messageOf(problem));
    } finally {
      runInAction(() => {
        this.isAccepting = false;
      });
    }
  }

  private hold(code: string): void {
    this.held = code;
    heldCode.write(code);
  }

  private release(): void {
    this.held = '';
    heldCode.remove();
  }
}
