import { makeAutoObservable } from 'mobx';
import { sessionStorage } from '@/platform/storage';
import { getDrivers, removeDriver } from '@/services/rentals';
import { kept, persistFields, type KeptPlace } from '@/stores/persistence';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { UsualDriver } from '~types/api/driver';

const place: KeptPlace = { key: 'booking_driver', storage: sessionStorage, personal: true };

/**
 * 常用驾驶人 (issue 11): the people whom a member has had kept, who of them takes the car, and whether who is typed is kept
 * too. Nothing but the choice stays on the device.
 */
export class UsualDrivers {
  /** The member agrees to have kept who is typed. */
  isKept = false;
  /** The id of a driver, or `null` for somebody who is typed; undefined: the person has not decided. */
  decided: string | null | undefined = undefined;
  private readonly list = new Resource(getDrivers);

  constructor(
    private readonly root: RootStore,
    /** Somebody is being typed already, in whose place nobody is proposed. */
    private readonly isTyping: () => boolean,
  ) {
    makeAutoObservable<this, 'root' | 'isTyping' | 'list'>(
      this,
      { root: false, isTyping: false, list: false },
      { autoBind: true },
    );
    persistFields(this, {
      ...place,
      fields: ['decided'],
      accept: ({ decided }) => (decided === null || typeof decided === 'string' ? { decided } : undefined),
    });
    root.get(SessionStore).onOtherMember(this.list.clear);
  }

  /** Who drove last first; empty for a visitor. */
  get all(): readonly UsualDriver[] {
    return this.list.data?.drivers ?? [];
  }

  /** Who takes the car, at first who drove last; undefined where somebody is typed. */
  get chosen(): UsualDriver | undefined {
    if (this.decided === null) return undefined;
    const proposed = this.isTyping() ? undefined : this.all[0];
    return this.all.find(({ id }) => id === this.decided) ?? proposed;
  }

  /** Asks who is kept, for a member. */
  renew(): void {
    if (this.root.get(SessionStore).isLoggedIn) void this.list.load();
  }

  /** Takes a driver; undefined: somebody who is typed. */
  choose(driver: UsualDriver | undefined): void {
    this.decided = driver ? driver.id : null;
  }

  setKept(isKept: boolean): void {
    this.isKept = isKept;
  }

  /** Has a driver forgotten for good; rejects like any call. */
  async remove({ id }: UsualDriver): Promise<void> {
    await removeDriver(id);
    this.list.change(({ drivers }) => ({ drivers: drivers.filter(driver => driver.id !== id) }));
  }

  /** Nothing is decided, and nothing of these people is left on the device. */
  forget(): void {
    this.decided = undefined;
    this.isKept = false;
    this.list.clear();
    kept(place).remove();
  }
}
