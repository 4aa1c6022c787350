import { makeAutoObservable } from 'mobx';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { LoginSession } from '~types/api/user';
import { endOtherSessions, endSession, getSessions } from '../services/sessions';

/** The devices on which the member is logged in. */
export class LoginDevicesStore {
  readonly devices = new Resource<LoginSession[]>(async () => (await getSessions()).sessions);

  constructor(root: RootStore) {
    makeAutoObservable(this, { devices: false }, { autoBind: true });
    root.get(SessionStore).onOtherMember(this.devices.clear);
  }

  /** Logs out on another device. What has ended already is as good as ended now, and the list shows it. */
  end({ session_id }: LoginSession): Promise<unknown> {
    return endSession(session_id).finally(() => this.devices.load());
  }

  /** Logs out on all devices but this one. */
  endOthers(): Promise<unknown> {
    return endOtherSessions().finally(() => this.devices.load());
  }
}
