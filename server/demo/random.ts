/** A small seeded source of numbers: the same name always gives the same sequence, on every machine. */
export class Random {
  private state: number;

  constructor(name: string) {
    // FNV-1a spreads names that differ in one digit.
    let hash = 0x811c9dc5;
    for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
    this.state = hash >>> 0;
  }

  /** A number from 0 up to, not at, 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** A number from `low` to `high`. */
  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  /** True with a probability of 0 to 1. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of a list; throws on an empty one. */
  pick<T>(list: readonly T[]): T {
    const picked = list[this.integer(0, list.length - 1)];
    if (picked === undefined) throw new RangeError('Nothing to pick from');
    return picked;
  }

  /** `count` different members of a list (all, when it has fewer), in a new order. */
  sample<T>(list: readonly T[], count: number): T[] {
    const pool = [...list];
    const taken: T[] = [];
    while (taken.length < count && pool.length > 0) {
      taken.push(...pool.splice(this.integer(0, pool.length - 1), 1));
    }
    return taken;
  }
}
