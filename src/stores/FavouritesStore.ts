import { makeAutoObservable, observable, runInAction } from 'mobx';
import { rememberCity as withFirst } from '@/domain/history';
import { localStorage } from '@/platform/storage';
import { messageOf } from '@/services/ApiError';
import { getFavourites, keepFavourites, removeFavourite } from '@/services/favourites';
import type { CarType } from '~types/api/cartype';
import { OverlayStore } from './OverlayStore';
import { kept } from './persistence';
import { Resource } from './Resource';
import type { RootStore } from './RootStore';
import { SessionStore } from './SessionStore';
import { isCarType, storedList } from './storedList';

/** As many as a guest's device keeps, and as the server takes at once. */
const MOST_ON_DEVICE = 50;

/** What a person tapped: a car is to be kept, or no longer. */
interface Wish {
  cartype: CarType;
  isKept: boolean;
}

const granted = (cars: readonly CarType[], { cartype, isKept }: Wish): readonly CarType[] =>
  isKept ? withFirst(cars, cartype) : cars.filter(({ id }) => id !== cartype.id);

const keptOnDevice = kept({ key: 'favourites', storage: localStorage, personal: true });
const readDevice = (): CarType[] => storedList(keptOnDevice, isCarType, MOST_ON_DEVICE);

/**
 * 收藏: the car types that a person wants to find again (issue 11). A guest's stay on the device, at most 50, until a login
 * takes them along; a member's are on the server. The log-out forgets them all here.
 */
export class FavouritesStore {
  private onDevice: readonly CarType[] = readDevice();
  private readonly ofMember = new Resource(getFavourites);
  /** Of a member, on their way to the server, the last one last. */
  private wishes: readonly Wish[] = [];
  /** The last call to the server: they go one after the other, so that the last tap wins. */
  private sent: Promise<void> = Promise.resolve();

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root' | 'ofMember' | 'onDevice' | 'wishes' | 'sent'>(
      this,
      {
        root: false,
        ofMember: false,
        sent: false,
        onDevice: observable.ref,
        wishes: observable.ref,
      },
      { autoBind: true },
    );
    const session = root.get(SessionStore);
    session.onOtherMember(() => {
      this.wishes = [];
      // What another member left on the device is gone by then.
      this.onDevice = readDevice();
      this.ofMember.clear();
      void this.load();
    });
    session.onLogOut(() => this.keepOnDevice([]));
  }

  /** All of them, kept last first; a member's as far as they are known. */
  get all(): readonly CarType[] {
    const ofMember = this.ofMember.data?.cartypes ?? [];
    const listed = this.onDevice.reduceRight<readonly CarType[]>(withFirst, ofMember);
    return this.wishes.reduce(granted, listed);
  }

  /** A member's are on their way for the first time. */
  get isFirstLoad(): boolean {
    return this.isMember && this.ofMember.isFirstLoad;
  }

  /** Why a member's could not be had, one sentence; undefined while all is well. */
  get failure(): string | undefined {
    return this.ofMember.failure;
  }

  has(cartypeId: string): boolean {
    return this.all.some(({ id }) => id === cartypeId);
  }

  /**
   * Keeps a car type, or forgets it: at once on the screen, then where it belongs. Never rejects: when the server says no,
   * it is as it was, and that is said.
   */
  async set(cartype: CarType, isKept: boolean): Promise<void> {
    const wish = { cartype, isKept };
    if (!this.isMember) return this.grantOnDevice(wish);
    this.wishes = [...this.wishes, wish];
    await this.afterAll(() => this.send(wish));
  }

  /** Asks for those of a member, and takes along what the device kept before the login. Never rejects. */
  async load(): Promise<void> {
    await this.afterAll(this.bringAndLoad);
  }

  /** The same where they have not been asked for: any number of hearts may need them. */
  async loadOnce(): Promise<void> {
    await this.afterAll(async () => {
      if (this.ofMember.isFirstLoad) await this.bringAndLoad();
    });
  }

  private get isMember(): boolean {
    return this.root.get(SessionStore).isLoggedIn;
  }

  private grantOnDevice(wish: Wish): void {
    const cars = granted(this.onDevice, wish);
    if (cars.length <= MOST_ON_DEVICE) this.keepOnDevice(cars);
    else this.root.get(OverlayStore).showToast(`未登录最多收藏${MOST_ON_DEVICE}款，登录后不限`);
  }

  private keepOnDevice(cars: readonly CarType[]): void {
    this.onDevice = cars;
    if (cars.length > 0) keptOnDevice.write(cars);
    else keptOnDevice.remove();
  }

  private afterAll(call: () => Promise<void>): Promise<void> {
    this.sent = this.sent.then(call);
    return this.sent;
  }

  private async send(wish: Wish): Promise<void> {
    const { cartype, isKept } = wish;
    try {
      await (isKept ? keepFavourites([cartype.id]) : removeFavourite(cartype.id));
      runInAction(() => {
        this.ofMember.change(({ cartypes }) => ({ cartypes: [...granted(cartypes, wish)] }));
        this.keepOnDevice(this.onDevice.filter(({ id }) => id !== cartype.id));
      });
      // Before the list has come the wish is all that is known.
      if (!this.ofMember.data) await this.ofMember.load();
    } catch (problem) {
      this.root.get(OverlayStore).showToast(messageOf(problem));
    }
    runInAction(() => {
      this.wishes = this.wishes.filter(one => one !== wish);
    });
  }

  private async bringAndLoad(): Promise<void> {
    if (!this.isMember) return;
    const brought = this.onDevice;
    // What does not come now stays on the device, in sight, and comes the next time.
    const isBrought =
      brought.length > 0 &&
      (await keepFavourites(brought.map(({ id }) => id)).then(
        () => true,
        () => false,
      ));
    const listed = await this.ofMember.load();
    if (isBrought && listed) {
      runInAction(() => this.keepOnDevice(this.onDevice.filter(one => !brought.includes(one))));
    }
  }
}
