/** A banner before it is drawn: a car, or what is drawn in its place, in a landscape. */
export interface Scene {
  /** Sky from top to horizon; pale, for dark text lies on it. */
  sky: readonly string[];
  /** The car on the road: the name of its rendered picture; absent: what is drawn stands there. */
  car?: string;
  ground: string;
  /** What stands between sky and ground. */
  view: string;
  /** What is drawn on the road, before everything else. */
  front?: string;
}
