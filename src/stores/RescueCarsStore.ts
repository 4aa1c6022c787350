import { makeAutoObservable, observable, runInAction } from 'mobx';
import { maskMobile } from '@/domain/identity';
import { ORDER_LINES } from '@/domain/orderLines';
import { hasFreeTowing } from '@/domain/rescue';
import { isTime } from '@/domain/shanghaiTime';
import { keepApp } from '@/platform/offline';
import { getRescueOrders } from '@/services/rescue';
import type { AccidentOrder } from '~types/api/accident';
import { dropUnneededApp, keptRescueCars } from './offlineApp';
import { OrderStore } from './OrderStore';
import type { RootStore } from './RootStore';
import { SessionStore } from './SessionStore';
import { hasText } from './storedList';

/** A car that is out, for which help may be called. */
export interface RescueCar extends Pick<AccidentOrder, 'orderid' | 'line' | 'car' | 'plate' | 'from_time'> {
  /** Whether its order has it towed for nothing; absent: not known. */
  has_towing?: boolean;
}

function isRescueCar(value: unknown): value is RescueCar {
  if (!hasText(value, 'orderid', 'line', 'car', 'from_time')) return false;
  const { line, plate, from_time: from, has_towing: towing } = value as RescueCar;
  return (
    ORDER_LINES.includes(line) &&
    isTime(from) &&
    (plate === undefined || typeof plate === 'string') &&
    (towing === undefined || typeof towing === 'boolean')
  );
}

/**
 * The cars that the member has out, as they were told last: they lie on the device, so that the plate can be read at the
 * roadside without a network, also after the session has run out (issue 15). The log-out, and another member, remove them.
 */
export class RescueCarsStore {
  cars: readonly RescueCar[] = [];
  private turn = 0;

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root' | 'turn'>(
      this,
      { root: false, turn: false, cars: observable.ref },
      { autoBind: true },
    );
    const session = root.get(SessionStore);
    session.onOtherMember(this.restore);
    session.onLogOut(this.forget);
    this.restore();
  }

  /**
   * Asks which cars are out, and what towing costs for each, and keeps it; whether any is. Never rejects: without an answer
   * what was told last stays.
   */
  async load(): Promise<void> {
    const { uid } = this;
    if (uid === undefined) return;
    this.turn += 1;
    const { turn } = this;
    const isOvertaken = (): boolean => turn !== this.turn || uid !== this.uid;
    try {
      const { orders } = await getRescueOrders();
      if (isOvertaken()) return;
      const out = orders.filter(({ to_time: end }) => end === undefined);
      // At first without the cover: the plate is what counts.
      this.keep(uid, out.map(this.withKnownCover));
      const covered = await Promise.all(this.cars.map(this.withCover));
      if (!isOvertaken()) this.keep(uid, covered);
    } catch {
      // The screen shows what is there.
    }
  }

  private get uid(): string | undefined {
    return this.root.get(SessionStore).uid;
  }

  private withKnownCover({ orderid, line, car, plate, from_time }: AccidentOrder): RescueCar {
    const towing = this.cars.find(one => one.orderid === orderid)?.has_towing;
    return {
      ...{ orderid, line, car, from_time },
      ...(plate === undefined ? {} : { plate }),
      ...(towing === undefined ? {} : { has_towing: towing }),
    };
  }

  /** Rentals and long rentals tell by their bill what towing costs. */
  private async withCover(car: RescueCar): Promise<RescueCar> {
    const { line, orderid } = car;
    if (car.has_towing !== undefined || (line !== 'RENTAL' && line !== 'LONG')) return car;
    try {
      const { bill } = await this.root.get(OrderStore).of(line, orderid).ask();
      const towing = hasFreeTowing(line, bill.lines);
      return towing === undefined ? car : { ...car, has_towing: towing };
    } catch {
      return car;
    }
  }

  private keep(uid: string, cars: readonly RescueCar[]): void {
    runInAction(() => {
      this.cars = cars;
    });
    if (cars.length > 0) {
      keptRescueCars.write({ owner: maskMobile(uid), cars });
      void keepApp();
      return;
    }
    keptRescueCars.remove();
    dropUnneededApp();
  }

  private restore(): void {
    this.turn += 1;
    const stored = keptRescueCars.read() as { owner?: unknown; cars?: unknown } | null | undefined;
    const { uid } = this;
    const isTheirs = uid === undefined || stored?.owner === maskMobile(uid);
    this.cars = isTheirs && Array.isArray(stored?.cars) ? stored.cars.filter(isRescueCar) : [];
  }

  private forget(): void {
    this.turn += 1;
    this.cars = [];
  }
}
