import { makeAutoObservable, runInAction } from 'mobx';
import { CODE_LENGTH } from '@/domain/invitation';
import { FormModel } from '@/stores/FormModel';
import { PagedList } from '@/stores/PagedList';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { InvitedFriend } from '~types/api/invite';
import { getInvited } from '../services/invitations';

/** The member's own invitations. */
export class InvitingStore {
  /** Their code, whom they have invited, and for how many of them both have their coupon. */
  summary: { code: string; total: number; rewarded: number } | undefined = undefined;
  readonly friends: PagedList<InvitedFriend>;
  /** The code of a friend, as it is typed. */
  readonly form = new FormModel<{ code: string }, string>({
    initial: { code: '' },
    rules: {
      code: code => (code.length === CODE_LENGTH ? undefined : `邀请码是${CODE_LENGTH}位字母和数字`),
    },
    submit: ({ code }) => Promise.resolve(code),
  });

  constructor(root: RootStore) {
    this.friends = new PagedList(async (_, page) => {
      const { friends, ...summary } = await getInvited(page);
      runInAction(() => {
        this.summary = summary;
      });
      return { items: friends, total: summary.total };
    });
    makeAutoObservable(this, { friends: false, form: false }, { autoBind: true });
    root.get(SessionStore).onOtherMember(this.forget);
  }

  private forget(): void {
    this.summary = undefined;
    this.friends.clear();
    this.form.reset();
  }
}
