import type { ParkedCar } from './Scenery';

/** A banner as it is drawn: what lies in and around its landscape. */
export interface Scene {
  /** Sky from top to horizon; pale, for dark text lies on it. */
  sky: readonly string[];
  /** The car on the road: the name of its rendered picture; absent: a column, or what is drawn, stands there. */
  car?: string;
  /** Cars one behind the other, the last one first. */
  column?: readonly Omit<ParkedCar, 'view'>[];
  ground: string;
  /** What stands between sky and ground. */
  view: string;
  /** What is drawn on the road, before everything else. */
  front?: string;
}
