import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';

/** A database that has not answered after this time is lost, milliseconds. */
const PATIENCE = 2_000;

/** With less than this the database cannot go on, bytes. */
const LEAST_DISK = 20 * 1024 * 1024;

async function isDatabaseThere(db: Database): Promise<boolean> {
  const answered = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, pause(PATIENCE, false, { ref: false })]);
}

async function isDiskFull(folder: string): Promise<boolean> {
  if (folder === ':memory:') return false;
  // A folder that cannot be looked at says nothing of the disk.
  const room = await statfs(folder).catch(() => null);
  return room !== null && room.bavail * room.bsize < LEAST_DISK;
}

/**
 * GET /livez: whether the process lives; who restarts it asks here. GET /healthz: whether it can serve, 503 when it
 * cannot, and why: `database` lost, `disk` full. A restart mends neither; who sends it calls asks here.
 */
export function registerHealth(app: FastifyInstance, db: Database, dataDirectory: string): void {
  app.get('/livez', { schema: { hide: true } }, () => ({ status: 'ok' }));
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    const [hasDatabase, isFull] = await Promise.all([isDatabaseThere(db), isDiskFull(dataDirectory)]);
    const isWell = hasDatabase && !isFull;
    return reply.code(isWell ? 200 : 503).send({
      status: isWell ? 'ok' : 'failing',
      database: hasDatabase ? 'ok' : 'lost',
      disk: isFull ? 'full' : 'ok',
    });
  });
}
