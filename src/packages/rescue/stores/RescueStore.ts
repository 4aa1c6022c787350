import { makeAutoObservable, observable, runInAction } from 'mobx';
import { carName } from '@/domain/carWords';
import { helpSentence, isMishap, LANDMARK_LENGTH, MOST_PEOPLE, type Mishap } from '@/domain/rescue';
import { toMapPoint } from '@/platform/coordinates';
import { locate } from '@/platform/location';
import { LocationError } from '@/platform/LocationError';
import { hasSettings, openSettings } from '@/platform/settings';
import { sessionStorage } from '@/platform/storage';
import { serverNow } from '@/services/call';
import { getLocatedCity } from '@/services/catalogue';
import { CityStore, locateTimeout } from '@/stores/CityStore';
import { persistFields } from '@/stores/persistence';
import { nextCard } from '@/stores/pickupCards';
import { RescueCarsStore, type RescueCar } from '@/stores/RescueCarsStore';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { LngLat } from '~types/api/call';

/** A car that help is called for: one that is out, or the one of the next pickup, whose plate is told when it is taken. */
export type CarInNeed = Pick<RescueCar, 'orderid' | 'car' | 'plate' | 'has_towing'>;

/**
 * A call for help: where one is, with which car, what happened and to how many. All of it is told without a network but
 * the city's name (issue 15).
 */
export class RescueStore {
  /** Where the device is, as the maps of this country have it (GCJ-02): that is what is read aloud. */
  point: LngLat | undefined = undefined;
  city: string | undefined = undefined;
  isLocating = false;
  /** Why the device was not found, one sentence; undefined while all is well. */
  problem: string | undefined = undefined;
  /** Where one says that one is. */
  landmark = '';
  mishap: Mishap | undefined = undefined;
  people = 1;
  isInjured = false;
  private chosen: string | undefined = undefined;
  private mustAllow = false;

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root'>(this, { root: false, point: observable.ref }, { autoBind: true });
    persistFields<RescueStore, 'landmark' | 'mishap' | 'people' | 'isInjured'>(this, {
      key: 'rescue_call',
      storage: sessionStorage,
      personal: true,
      fields: ['landmark', 'mishap', 'people', 'isInjured'],
      accept: ({ landmark, mishap, people, isInjured }) => ({
        ...(typeof landmark === 'string' ? { landmark: landmark.slice(0, LANDMARK_LENGTH) } : {}),
        ...(isMishap(mishap) ? { mishap } : {}),
        ...(typeof people === 'number' && people >= 1 && people <= MOST_PEOPLE ? { people } : {}),
        ...(typeof isInjured === 'boolean' ? { isInjured } : {}),
      }),
    });
    root.get(SessionStore).onLogOut(this.forget);
  }

  /** The member's cars, as they were told last; without any the one of the next pickup. */
  get cars(): readonly CarInNeed[] {
    const { cars } = this.root.get(RescueCarsStore);
    if (cars.length > 0) return cars;
    const card = nextCard(this.root.get(SessionStore).uid ?? '', serverNow());
    return card ? [{ orderid: card.orderid, car: carName(card.cartype) }] : [];
  }

  /** The car that help is called for: the chosen one, else the one that went out last. */
  get car(): CarInNeed | undefined {
    return this.cars.find(({ orderid }) => orderid === this.chosen) ?? this.cars[0];
  }

  /** 照着念. */
  get sentence(): string {
    const { point, city, landmark, mishap, people, isInjured, car } = this;
    return helpSentence({
      ...{ point, city, landmark, mishap, people, isInjured },
      ...{ car: car?.car, plate: car?.plate },
    });
  }

  choose(orderid: string): void {
    this.chosen = orderid;
  }

  setLandmark(landmark: string): void {
    this.landmark = landmark;
  }

  /** What happened; the same once more takes it back. */
  toggleMishap(mishap: Mishap): void {
    this.mishap = this.mishap === mishap ? undefined : mishap;
  }

  setPeople(people: number): void {
    this.people = people;
  }

  setInjured(isInjured: boolean): void {
    this.isInjured = isInjured;
  }

  /** Finds the device where that was allowed before: nobody is asked unless they tap (look.md: consent of its own). */
  async locateIfAllowed(): Promise<void> {
    if (this.root.get(CityStore).mayLocateAgain()) await this.locate();
  }

  /** Finds the device, and with a network says in which city it is. Never rejects. */
  async locate(): Promise<void> {
    if (this.isLocating) return;
    this.isLocating = true;
    try {
      if (this.mustAllow) await openSettings();
      const { city, ...position } = await locate(locateTimeout);
      runInAction(() => {
        this.point = toMapPoint(position);
        this.city = city;
        this.problem = undefined;
        this.mustAllow = false;
      });
      if (city === undefined) void this.nameCity(position);
    } catch (problem) {
      const isOfDevice = problem instanceof LocationError;
      runInAction(() => {
        this.problem = isOfDevice ? problem.message : '没有定位到您的位置';
        this.mustAllow = isOfDevice && problem.isRefused && hasSettings;
      });
    } finally {
      runInAction(() => {
        this.isLocating = false;
      });
    }
  }

  private async nameCity(position: LngLat): Promise<void> {
    // Without a network, or outside of our cities, the figures are enough.
    const located = await getLocatedCity(position).catch(() => undefined);
    runInAction(() => {
      this.city = located?.city.city;
    });
  }

  private forget(): void {
    this.landmark = '';
    this.mishap = undefined;
    this.people = 1;
    this.isInjured = false;
    this.chosen = undefined;
  }
}
