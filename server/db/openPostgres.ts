import { setTimeout as pause } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { DatabaseError, Pool } from 'pg';
import { migrationsFolder, type OpenDatabase, type Prepare } from './database';

/** Any number will do, as long as every process of this server uses the same. */
const preparationLock = 727274;

/** How long a transaction is begun anew while connections break or none is to be had, milliseconds. */
const PATIENCE = 5_000;
const PAUSE = 100;

type Work<Result> = Parameters<NodePgDatabase['transaction']>[0] extends (tx: infer Tx) => unknown
  ? (tx: Tx) => Promise<Result>
  : never;

/** A transaction that has left nothing behind and may be done again. */
class NothingDone extends Error {}

/**
 * Opens PostgreSQL, migrates and prepares it. Processes that start at the same time take turns by an advisory lock, so
 * that one migrates and seeds and the others find it done. A connection that is lost afterwards fails what was asked on
 * it and nothing else; a transaction on it is done again unless it was at its commit.
 */
export async function openPostgres(connectionString: string, prepare?: Prepare): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString, max: 20, connectionTimeoutMillis: 10_000, keepAlive: true });
  // Without a listener the loss of a connection would end the process. An idle one is replaced by the pool; who uses one
  // is told by the failure of the statement.
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', () => undefined));
  try {
    const lock = await pool.connect();
    try {
      await lock.query('select pg_advisory_lock($1)', [preparationLock]);
      const db = drizzle({ client: pool });
      db.transaction = work => repeatedly(() => transact(pool, work));
      await migrate(db, { migrationsFolder });
      await prepare?.(db);
      return { db, maintain: () => Promise.resolve(), close: () => pool.end() };
    } finally {
      // Closing the connection instead of reusing it releases the lock in every case.
      lock.release(true);
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** Does a transaction until it is done, or fails for a reason of its own. */
async function repeatedly<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof NothingDone)) throw error;
      if (performance.now() > end) throw error.cause;
      await pause(PAUSE);
    }
  }
}

/**
 * One transaction on a connection of its own. Throws NothingDone where it may be done again. When the connection is lost
 * at the commit nobody knows whether it is done: that is a failure, and whoever asks again asks with the same key.
 */
async function transact<Result>(pool: Pool, work: Work<Result>): Promise<Result> {
  const client = await pool.connect().catch((cause: unknown) => {
    throw new NothingDone('There is no connection', { cause });
  });
  let failure: unknown;
  let isAtCommit = false;
  let isLost = false;
  try {
    return await drizzle({ client }).transaction(async tx => {
      try {
        const result = await work(tx);
        isAtCommit = true;
        return result;
      } catch (error) {
        failure = error;
        throw error;
      }
    });
  } catch (error) {
    isLost = isConnectionLost(error);
    const cause = failure ?? error;
    if (isLost ? !isAtCommit : isConflict(cause)) throw new NothingDone('It was rolled back', { cause });
    throw cause;
  } finally {
    client.release(isLost);
  }
}

/** A connection on which a transaction can be neither begun nor rolled back is there no more. */
const isConnectionLost = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && ['begin', 'rollback'].includes(error.query);

/** Whether of several transactions PostgreSQL let another one go on: serialization_failure, deadlock_detected. */
const isConflict = (error: unknown): boolean =>
  error instanceof DrizzleQueryError &&
  error.cause instanceof DatabaseError &&
  ['40001', '40P01'].includes(error.cause.code ?? '');
