import { MINUTE } from '../../src/domain/shanghaiTime';
import { findToken, type ShownToken } from '../kernel/members/sessionTokens';
import { nonceReused, tooMany, type Admission, type Caller, type Shown } from './admitCall';
import { TIMESTAMP_TOLERANCE } from './envelope';

/** The calls of an address since its minute began. */
interface Counted {
  since: number;
  calls: number;
}

/** A nonce is of no more use to anybody after this time: its timestamp may have lain ahead and then behind. */
const GENERATION = 2 * TIMESTAMP_TOLERANCE;

/**
 * Admission by the only process there is, which the embedded database has: it need not write a row for every call. A
 * restart forgets what was counted and seen; limits that last longer than a minute are kept in the database.
 */
export class AdmissionInMemory implements Admission {
  private readonly counted = new Map<string, Counted>();
  private nonces = new Set<string>();
  /** Those of the time before, which are forgotten next. */
  private olderNonces = new Set<string>();
  private generationEnds = 0;

  async admit(caller: Caller, { nonce, tokenHash }: Shown): Promise<ShownToken | null> {
    const { db, now } = caller;
    this.count(caller);
    this.forget(now.getTime());
    if (this.nonces.has(nonce) || this.olderNonces.has(nonce)) throw nonceReused();
    this.nonces.add(nonce);
    return tokenHash === null ? null : findToken(db, tokenHash, now);
  }

  async countRefused(caller: Caller): Promise<void> {
    this.count(caller);
  }

  private count({ ip, now, settings }: Caller): void {
    const time = now.getTime();
    const known = this.counted.get(ip);
    if (!known || known.since + MINUTE <= time) {
      this.counted.set(ip, { since: time, calls: 1 });
      return;
    }
    if (known.calls >= settings.callsPerMinute) {
      throw tooMany(Math.max(1, Math.ceil((known.since + MINUTE - time) / 1000)));
    }
    known.calls += 1;
  }

  /** Two generations, so that forgetting costs nothing and each nonce is known for as long as it could be used. */
  private forget(time: number): void {
    if (time < this.generationEnds) return;
    this.olderNonces = time < this.generationEnds + GENERATION ? this.nonces : new Set();
    this.nonces = new Set();
    this.generationEnds = time + GENERATION;
    for (const [ip, { since }] of this.counted) {
      if (since + MINUTE <= time) this.counted.delete(ip);
    }
  }
}
