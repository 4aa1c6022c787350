import { ErrorCode } from '../../src/domain/errorCode';
import { Failure } from '../kernel/failure';

/** How many of one key run at the same time, and how many more may wait for their turn. */
export interface LaneSize {
  atOnce: number;
  waiting: number;
  /**
   * Where one has ended the next may begin after a rest as long as all that run at once would take, but no longer than
   * this, milliseconds; default none. The embedded database answers without ever leaving the queue of promises: without
   * a rest no call of anybody else is even read before all that came are done.
   */
  rest?: number;
}

interface Lane {
  running: number;
  /** Who waits is let in by calling it, first come first. */
  waiting: (() => void)[];
}

/** After this time a caller who was turned away may come again, seconds: a lane is soon empty. */
const RETRY_AFTER = 1;

/**
 * Keeps what one caller has under way small, so that the others wait for a few of their calls and not for all: of each
 * key some run at a time, some wait in turn, and the rest is refused at once. What counts is this process's own work, so
 * each process counts for itself.
 */
export class Lanes {
  private readonly lanes = new Map<string, Lane>();

  constructor(private readonly size: LaneSize) {}

  /** Does the work when it is its turn. TOO_MANY_REQUESTS (data: `retry_after`, seconds) when too many wait already. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const lane = this.lanes.get(key) ?? { running: 0, waiting: [] };
    this.lanes.set(key, lane);
    await this.enter(lane);
    const began = performance.now();
    try {
      return await work();
    } finally {
      const { rest = 0, atOnce } = this.size;
      const wanted = (performance.now() - began) * atOnce;
      // Timers that are due run one after another without a look at what has come; it is looked at before `setImmediate`.
      if (rest > 0) setTimeout(() => setImmediate(() => this.leave(key, lane)), Math.min(wanted, rest));
      else this.leave(key, lane);
    }
  }

  private async enter(lane: Lane): Promise<void> {
    if (lane.running < this.size.atOnce) {
      lane.running += 1;
      return;
    }
    if (lane.waiting.length >= this.size.waiting) {
      throw new Failure(ErrorCode.TOO_MANY_REQUESTS, '操作太频繁了，请稍后再试', {
        retry_after: RETRY_AFTER,
      });
    }
    await new Promise<void>(resolve => lane.waiting.push(resolve));
  }

  private leave(key: string, lane: Lane): void {
    const next = lane.waiting.shift();
    if (next) {
      next();
      return;
    }
    lane.running -= 1;
    if (lane.running === 0) this.lanes.delete(key);
  }
}
