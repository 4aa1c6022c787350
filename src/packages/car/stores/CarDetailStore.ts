import type { RootStore } from '@/stores/RootStore';
import { CarDetail } from './CarDetail';

/** The car types that were opened, each as it was left: screens of several lie over each other. */
export class CarDetailStore {
  private readonly cars = new Map<string, CarDetail>();

  constructor(private readonly root: RootStore) {}

  /** A car type; the first time with nothing of it known yet. */
  of(cartypeId: string): CarDetail {
    const existing = this.cars.get(cartypeId);
    if (existing) return existing;
    const car = new CarDetail(this.root, cartypeId);
    this.cars.set(cartypeId, car);
    return car;
  }
}
