import { makeAutoObservable, runInAction } from 'mobx';
import { birthdayProblem, nicknameProblem } from '@/domain/profile';
import { serverNow } from '@/services/call';
import { FormModel } from '@/stores/FormModel';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { ProfileChanges, User } from '~types/api/user';
import { updateUser } from '../services/profile';

/** 个人资料 (specification §3, user): what the member tells of themselves. The session holds it, for all screens. */
export class MemberProfileStore {
  readonly nickname: FormModel<{ nickname: string }>;
  readonly birthday: FormModel<{ birthday: string }>;
  /** The member, who comes with the session. */
  readonly loading: Resource<User>;

  constructor(private readonly root: RootStore) {
    const session = root.get(SessionStore);
    this.loading = new Resource(async () => {
      await session.loadUser();
      if (!session.user) throw new Error('Nobody is logged in');
      return session.user;
    });
    this.nickname = new FormModel({
      initial: { nickname: '' },
      rules: { nickname: nicknameProblem },
      submit: ({ nickname }) => this.change({ nickname: nickname.trim() }),
    });
    this.birthday = new FormModel({
      initial: { birthday: '' },
      rules: { birthday: value => birthdayProblem(value, serverNow()) },
      submit: ({ birthday }) => this.change({ birthday }),
    });
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, nickname: false, birthday: false, loading: false },
      { autoBind: true },
    );
    session.onOtherMember(() => {
      this.loading.clear();
      this.nickname.reset();
      this.birthday.reset();
    });
  }

  /** Loads the member, and puts what they told into the forms that nobody has begun. */
  async load(): Promise<void> {
    const user = await this.loading.load();
    if (!user) return;
    if (!this.nickname.values.nickname) this.nickname.set('nickname', user.nickname);
    if (!this.birthday.values.birthday) this.birthday.set('birthday', user.birthday);
  }

  /** Changes something; rejects like any call. */
  async change(changes: ProfileChanges): Promise<void> {
    const user = await updateUser(changes);
    runInAction(() => {
      this.root.get(SessionStore).user = user;
      this.loading.set(user);
    });
  }
}
