import { asc, eq } from 'drizzle-orm';
import { DAY, MINUTE } from '../../../../src/domain/shanghaiTime';
import type { Database, OpenDatabase } from '../../../../server/db/database';
import { LEASE, Outbox, purgeOutbox } from '../../../../server/kernel/money/outbox';
import { keyOf, type ProviderTask } from '../../../../server/kernel/money/providerTask';
import { outbox } from '../../../../server/kernel/money/schema';
import { openTestDatabase } from '../../support/testDatabase';

// Issue 9: calls to a provider leave the transaction through an outbox that is worked off at least once.

const now = new Date('2026-11-23T09:00:00+08:00');
const later = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);
const close = (paymentId: string): ProviderTask => ({ kind: 'CLOSE', paymentId });

let opened: OpenDatabase;
let db: Database;
beforeAll(async () => {
  opened = await openTestDatabase('empty');
  ({ db } = opened);
});
afterAll(() => opened.close());

/** What was done, and what the log was told. */
let done: string[];
let reported: unknown[];
let moments: string[];
/** Payments of which the provider cannot be told. */
let silent: Set<string>;
beforeEach(async () => {
  [done, reported, moments, silent] = [[], [], [], new Set()];
  await db.delete(outbox);
});

const outboxOn = (database: Database): Outbox =>
  new Outbox({
    db: database,
    async perform(task) {
      if (silent.has(task.paymentId)) throw new Error('no route');
      done.push(keyOf(task));
    },
    report: error => void reported.push(error),
    onCheckpoint: moment => void moments.push(moment),
  });
const tasks = () => db.select().from(outbox).orderBy(asc(outbox.nextAt), asc(outbox.key));

/** Tasks that wait since so many minutes, as a process left them that died. */
const leave = (...ids: string[]) =>
  db.insert(outbox).values(
    ids.map((id, index) => ({
      key: keyOf(close(id)),
      task: close(id),
      state: 'WAITING' as const,
      attempts: 1,
      nextAt: later(index - ids.length),
      lastError: null,
    })),
  );

test('a task is known by its payment, a refund by its own key', () => {
  expect(keyOf(close('ZF1'))).toBe('CLOSE:ZF1');
  const refund = { kind: 'REFUND', paymentId: 'ZF1', amount: 100 } as const;
  expect(keyOf({ ...refund, refundKey: 'LATE:ZF1' })).toBe('REFUND:LATE:ZF1');
});

test('who writes a task has taken it: nobody else does it while the lease runs', async () => {
  const row = await outboxOn(db).add(db, close('ZF1'), now);
  expect(row).toMatchObject({ key: 'CLOSE:ZF1', state: 'WAITING', attempts: 1, nextAt: later(LEASE) });
  await outboxOn(db).workOff(later(LEASE - 1));
  expect(done).toEqual([]);
  await outboxOn(db).workOff(later(LEASE));
  expect([done, await tasks()]).toMatchObject([['CLOSE:ZF1'], [{ state: 'DONE', attempts: 2 }]]);
});

test('a task for later is handed to nobody, and done when its time has come', async () => {
  expect(await outboxOn(db).add(db, close('ZF1'), now, 5000)).toBeUndefined();
  expect(await tasks()).toMatchObject([{ attempts: 0, nextAt: later(5000) }]);
  await outboxOn(db).workOff(later(4999));
  expect(done).toEqual([]);
  await outboxOn(db).workOff(later(5000));
  expect(done).toEqual(['CLOSE:ZF1']);
});

test('a task that is written down again is done anew', async () => {
  const box = outboxOn(db);
  const first = await box.add(db, close('ZF1'), now);
  box.work(first ? [first] : [], now);
  await box.settled();
  const second = await box.add(db, close('ZF1'), now);
  box.work(second ? [second] : [], now);
  await box.settled();
  expect([done, await tasks()]).toMatchObject([['CLOSE:ZF1', 'CLOSE:ZF1'], [{ state: 'DONE' }]]);
  expect(moments).toEqual(['task taken', 'task worked', 'task taken', 'task worked']);
});

const fifty = Array.from({ length: 50 }, (_, index) => `ZF${index}`);

test('all that waits is done at one time, however much it is', async () => {
  await leave(...fifty);
  await outboxOn(db).workOff(now);
  expect(new Set(done).size).toBe(50);
  expect(new Set((await tasks()).map(({ state }) => state))).toEqual(new Set(['DONE']));
});

test('where something fails the rest is left to the next time', async () => {
  await leave(...fifty);
  silent.add('ZF0');
  await outboxOn(db).workOff(now);
  expect(done.length).toBeGreaterThan(10);
  expect(done.length).toBeLessThan(25);
  await outboxOn(db).workOff(now);
  expect(done).toHaveLength(49);
});

test('a task is given up after fourteen attempts, and the log is told which and why', async () => {
  silent.add('ZF1');
  await leave('ZF1');
  await db.update(outbox).set({ attempts: 12 });
  await outboxOn(db).workOff(now);
  expect([await tasks(), reported]).toMatchObject([[{ state: 'WAITING', attempts: 13 }], []]);
  await db.update(outbox).set({ nextAt: now });
  await outboxOn(db).workOff(now);
  expect(await tasks()).toMatchObject([{ state: 'FAILED', attempts: 14, lastError: 'no route' }]);
  const [error] = reported as Error[];
  expect(error?.message).toBe('Given up after 14 attempts: CLOSE');
  expect((error?.cause as Error).message).toBe('no route');
});

test('tasks that were done and could not be ticked off are told to the log, and done once more later', async () => {
  const rows = await Promise.all(['ZF1', 'ZF2'].map(id => outboxOn(db).add(db, close(id), now)));
  const gone = new Proxy(db, {
    get: (target, name) =>
      name === 'update'
        ? () => {
            throw new Error('connection lost');
          }
        : (Reflect.get(target, name) as unknown),
  });
  const box = outboxOn(gone);
  box.work(
    rows.flatMap(row => row ?? []),
    now,
  );
  await box.settled();
  const [error] = reported as AggregateError[];
  expect(error?.message).toBe('2 tasks could not be written down');
  expect(error?.errors.map(String)).toEqual(Array(2).fill('Error: connection lost'));
  await outboxOn(db).workOff(later(LEASE));
  expect(done.sort()).toEqual(['CLOSE:ZF1', 'CLOSE:ZF1', 'CLOSE:ZF2', 'CLOSE:ZF2']);
});

test('what was done is forgotten after thirty days; what waits never is', async () => {
  await leave('old', 'young', 'waiting');
  for (const [id, days] of [
    ['old', 30],
    ['young', 29],
    ['waiting', 90],
  ] as const) {
    const createdAt = later(-days * DAY - MINUTE);
    const state = id === 'waiting' ? 'WAITING' : 'DONE';
    await db
      .update(outbox)
      .set({ state, createdAt })
      .where(eq(outbox.key, keyOf(close(id))));
  }
  await purgeOutbox(db, now);
  expect((await tasks()).map(({ key }) => key).sort()).toEqual(['CLOSE:waiting', 'CLOSE:young']);
});
