import { lt } from 'drizzle-orm';
import { nonces } from '../../server/http/schema';
import type { Money } from '../../server/kernel/money/money';
import { createFileStore } from '../../server/kernel/files/fileStore';
import { readSettings } from '../../server/settings';
import { startSweeps } from '../../server/sweeps';
import { openTestDatabase } from './support/testDatabase';
import type { OpenDatabase } from '../../server/db/database';

// Issue 9, money: one job that never ends does not end the others.

const now = new Date('2026-11-21T10:00:00+08:00');
const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase('empty');
  jest.useFakeTimers({
    now,
    doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'hrtime'],
  });
});
afterAll(async () => {
  jest.useRealTimers();
  await opened.close();
});

const parts = () => ({
  db: opened.db,
  clock: () => now,
  maintain: () => Promise.resolve(),
  settings: readSettings({}),
  files: createFileStore(':memory:'),
  sms: { send: () => Promise.resolve() },
});
const oldNonces = () => opened.db.$count(nonces, lt(nonces.createdAt, ago(10)));

/** One round of sweeps, in which an old nonce is forgotten. */
async function round(nonce: string): Promise<void> {
  await opened.db.insert(nonces).values({ nonce, createdAt: ago(11) });
  jest.advanceTimersByTime(30_000);
  for (let turn = 0; turn < 1000 && (await oldNonces()) > 0; turn += 1) await new Promise(setImmediate);
  expect(await oldNonces()).toBe(0);
}

test('a sweep that never ends keeps no other from running, again and again, and is not begun twice', async () => {
  let begun = 0;
  let end = (): void => undefined;
  const money = {
    workOff: () => {
      begun += 1;
      return new Promise<void>(resolve => (end = resolve));
    },
  } as unknown as Money;
  const stop = startSweeps({ ...parts(), money }, error => {
    throw error;
  });
  await round('first');
  await round('second');
  expect(begun).toBe(1);
  end();
  await stop();
});

test('a sweep that fails is told, and tried again next time', async () => {
  const told: unknown[] = [];
  const money = { workOff: () => Promise.reject(new Error('no route')) } as unknown as Money;
  const stop = startSweeps({ ...parts(), money }, error => void told.push(error));
  await round('third');
  await round('fourth');
  await stop();
  expect(told).toEqual([new Error('no route'), new Error('no route')]);
});
