import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import { DAY, HOUR, MINUTE } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { describeError } from '../describeError';
import type { OnCheckpoint } from './checkpoint';
import { keyOf, type ProviderTask } from './providerTask';
import { outbox } from './schema';

/** What a provider has to be told, and how far that is. */
export type OutboxRow = typeof outbox.$inferSelect;

/** Whoever takes a task has this long for it, milliseconds; then it is taken for lost and another may try. */
const LEASE = MINUTE;

/** Pause after the first failure, milliseconds; it doubles with each, up to an hour. */
const FIRST_PAUSE = 10_000;

/** Attempts after which a task stays as it is, for a person to look at: some four hours. */
const ATTEMPTS = 14;

/** Tasks of one grasp; what is left comes with the next. */
const BATCH = 20;

const DAYS_KEPT = 30;

const after = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

/** What an outbox works with. */
export interface OutboxParts {
  db: Database;
  /** Tells the provider; may be called again for the same task. */
  perform: (task: ProviderTask, now: Date) => Promise<void>;
  /** Told of tasks that are given up. */
  report: (error: unknown) => void;
  onCheckpoint: OnCheckpoint;
}

/**
 * What providers have to be told, written in the transaction that it follows from and done when that has committed: at
 * once by the process that wrote it, or by any other (`workOff`) when its lease has run out. Each task is tried at
 * least once and again until it succeeds.
 *
 * Forty lines of ours instead of a queue such as pg-boss or graphile-worker: these want connections of their own and
 * LISTEN, which the embedded PGlite has not, and the writer's lease saves the statement that would fetch the task.
 */
export class Outbox {
  private readonly running = new Set<Promise<void>>();

  constructor(private readonly parts: OutboxParts) {}

  /**
   * Writes a task down in a transaction; the answer is handed to `work` after the commit. A task that is there
   * already is done anew. With a `delay` (milliseconds) it is left to `workOff`.
   */
  async add(tx: Database, task: ProviderTask, now: Date, delay = 0): Promise<OutboxRow | undefined> {
    const fresh = {
      task,
      state: 'WAITING' as const,
      // The writer has taken it by writing it.
      attempts: delay === 0 ? 1 : 0,
      nextAt: after(now, delay === 0 ? LEASE : delay),
      lastError: null,
    };
    const [row] = await tx
      .insert(outbox)
      .values({ key: keyOf(task), ...fresh, createdAt: now })
      .onConflictDoUpdate({ target: outbox.key, set: fresh })
      .returning();
    return delay === 0 ? row : undefined;
  }

  /** Does tasks that this process holds, one after the other, without being waited for. */
  work(rows: readonly OutboxRow[], now: Date): void {
    if (rows.length === 0) return;
    const run = this.workThrough(rows, now)
      .catch(this.parts.report)
      .finally(() => this.running.delete(run));
    this.running.add(run);
  }

  /** Does what is waiting and whose time has come, whoever wrote it. Safe in several processes at once. */
  async workOff(now: Date): Promise<void> {
    let rows: OutboxRow[];
    do {
      rows = await this.take(now);
      await this.workThrough(rows, now);
    } while (rows.length === BATCH);
  }

  /** Waits until this process works on nothing. */
  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  private take(now: Date): Promise<OutboxRow[]> {
    const { db } = this.parts;
    const waiting = db
      .select({ key: outbox.key })
      .from(outbox)
      .where(and(eq(outbox.state, 'WAITING'), lte(outbox.nextAt, now)))
      .orderBy(asc(outbox.nextAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    return db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, nextAt: after(now, LEASE) })
      .where(inArray(outbox.key, waiting))
      .returning();
  }

  private async workThrough(rows: readonly OutboxRow[], now: Date): Promise<void> {
    for (const row of rows) await this.tryOne(row, now);
  }

  private async tryOne(row: OutboxRow, now: Date): Promise<void> {
    const { perform, onCheckpoint } = this.parts;
    onCheckpoint('task taken');
    try {
      await perform(row.task, now);
    } catch (error) {
      await this.postpone(row, error, now);
      return;
    }
    onCheckpoint('task worked');
    await this.change(row, { state: 'DONE', lastError: null });
  }

  private async postpone(row: OutboxRow, error: unknown, now: Date): Promise<void> {
    const pause = Math.min(FIRST_PAUSE * 2 ** (row.attempts - 1), HOUR);
    const lastError = describeError(error).message;
    const isGivenUp = row.attempts >= ATTEMPTS;
    await this.change(
      row,
      isGivenUp ? { state: 'FAILED', lastError } : { nextAt: after(now, pause), lastError },
    );
    if (isGivenUp) {
      this.parts.report(
        new Error(`Given up after ${row.attempts} attempts: ${row.task.kind}`, { cause: error }),
      );
    }
  }

  /** Only while nobody has taken or renewed the task meanwhile. */
  private async change({ key, nextAt }: OutboxRow, values: Partial<OutboxRow>): Promise<void> {
    await this.parts.db
      .update(outbox)
      .set(values)
      .where(and(eq(outbox.key, key), eq(outbox.nextAt, nextAt)));
  }
}

/** Forgets what was done a month ago. */
export async function purgeOutbox(db: Database, now: Date): Promise<void> {
  await db
    .delete(outbox)
    .where(and(eq(outbox.state, 'DONE'), lt(outbox.createdAt, after(now, -DAYS_KEPT * DAY))));
}
