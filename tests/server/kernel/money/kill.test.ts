import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { asc, eq, sql } from 'drizzle-orm';
import { build } from 'esbuild';
import { rentalOrders } from '../../../../server/areas/rental/schema';
import { orderEvents, orders } from '../../../../server/kernel/orders/schema';
import type { Database, OpenDatabase } from '../../../../server/db/database';
import { openDatabase } from '../../../../server/db/openDatabase';
import { HOUSE, providerAccount } from '../../../../server/kernel/money/accounts';
import { auditLedger } from '../../../../server/kernel/money/auditLedger';
import { readBalance } from '../../../../server/kernel/money/ledger';
import { outbox, payments, refunds } from '../../../../server/kernel/money/schema';
import { findWallet } from '../../../../server/kernel/money/wallet';
import { stockDays } from '../../../../server/kernel/stock/schema';
import { monday, RentalWorld } from '../../rental/rentalWorld';
import { openTestDatabase } from '../../support/testDatabase';
import { recover, type Orders, type Scene } from './paying';
import type { PayingOrder } from './payingProcess';
import { recordedCalls } from './recordingProvider';

// Issue 9, payable: killing the process between any two steps loses and doubles nothing. A process of its own plays a
// scene and is killed at the first moment that the code announces; the next takes up what is left, plays the same
// scene with orders of its own and is killed at the second moment; and so on until all have been lived through.

jest.setTimeout(1_200_000);

const TOTAL = 76000;
const BALANCE = 100000;

const root = path.resolve(__dirname, '../../../..');
const folder = path.join(root, 'node_modules/.cache', `kill-${process.pid}`);
const script = path.join(folder, 'payingProcess.mjs');
const record = path.join(folder, 'provider.jsonl');
const run = promisify(execFile);

/** Where the processes find the database, and what takes it away. */
let place: Pick<PayingOrder, 'databaseUrl' | 'dataDirectory'>;
let remove: () => Promise<void> = () => Promise.resolve();
let first: Scene;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: [path.join(__dirname, 'payingProcess.ts')],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['@electric-sql/pglite', 'pg'],
    define: { __dirname: JSON.stringify(path.join(root, 'server/db')) },
  });
  let opened: OpenDatabase;
  if (process.env.DATABASE_URL) {
    const { url, ...database } = await openTestDatabase('empty');
    place = { databaseUrl: url, dataDirectory: '' };
    remove = database.close;
    opened = { ...database, close: () => Promise.resolve() };
  } else {
    place = { databaseUrl: '', dataDirectory: folder };
    opened = await openDatabase(place);
  }
  const world = await RentalWorld.open({}, undefined, opened);
  const session = await world.login('13300000009');
  await world.fill(session, { balance: BALANCE });
  const book = () => world.book(session, { cartype_id: 'car-sylphy' });
  first = {
    name: '-0',
    member: { id: session.login.user_id, mobile: session.login.uid },
    orders: {
      cancelled: await book(),
      fromBalance: await book(),
      late: await book(),
      unknown: await book(),
    },
    start: monday.toISOString(),
  };
  await world.close();
});

afterAll(async () => {
  await remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Works on the database while no other process does. */
async function onDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const { db, close } = await openDatabase(place);
  return work(db).finally(close);
}

/** The same scene once more, with orders that are copies of the first ones. */
async function copyScene(db: Database, number: number): Promise<Scene> {
  const name = `-${number}`;
  for (const id of Object.values(first.orders) as string[]) {
    const [found] = await db
      .select({ order: orders, rental: rentalOrders })
      .from(orders)
      .innerJoin(rentalOrders, eq(rentalOrders.orderId, orders.id))
      .where(eq(orders.id, id));
    if (!found) throw new Error('The order that is to be copied does not exist');
    const { order, rental } = found;
    await db.insert(orders).values({ ...order, id: id + name, clientKey: order.clientKey + name });
    await db.insert(rentalOrders).values({ ...rental, orderId: id + name });
    await db.insert(orderEvents).values({ orderId: id + name, text: BOOKED, createdAt: monday });
  }
  const { cancelled, fromBalance, late, unknown } = first.orders;
  const copies: Orders = {
    cancelled: cancelled + name,
    fromBalance: fromBalance + name,
    late: late + name,
    unknown: unknown + name,
  };
  return { ...first, name, orders: copies };
}

/** A process that takes up a broken scene, plays another and is killed at a moment of it; what it said if it lived. */
async function playInProcess(scene: Scene, dieAt: number, broken?: Scene): Promise<string> {
  const order: PayingOrder = { ...place, record, scene, dieAt, ...(broken && { broken }) };
  try {
    return (await run(process.execPath, [script, JSON.stringify(order)])).stdout;
  } catch (error) {
    if ((error as { signal?: string }).signal === 'SIGKILL') return 'killed';
    throw error;
  }
}

/** What is found of a scene in the end. */
async function findings(db: Database, { name, orders: ids }: Scene): Promise<unknown> {
  const own = (await db.select().from(payments)).filter(({ clientKey }) => clientKey.endsWith(name));
  /** Payments by their client key, which the scene has given them. */
  const named = (text: string): string =>
    own.reduce((left, { id, clientKey }) => left.replace(id, clientKey.slice(0, -name.length)), text);
  const isOwn = ({ key }: { key: string }): boolean => own.some(({ id }) => key.includes(id));
  const states: Record<string, unknown> = {};
  for (const [role, id] of Object.entries(ids) as [string, string][]) {
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    const events = await db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, id))
      .orderBy(asc(orderEvents.id));
    states[role] = [order?.state, order?.paid, order?.refunded, ...events.map(({ text }) => text)];
  }
  const told = recordedCalls(record)
    .filter(isOwn)
    .map(({ call, key, amount }) => `${call} ${named(key)} ${amount}`);
  return {
    orders: states,
    payments: own.map(({ id, status, amount }) => `${named(id)} ${status} ${amount}`).sort(),
    refunds: (await db.select().from(refunds))
      .filter(isOwn)
      .map(({ key, amount }) => `${named(key)} ${amount}`)
      .sort(),
    told: [...new Set(told)].sort(),
  };
}

const BOOKED = '订单已提交，等待支付';
const PAID = ['支付成功', '门店已确认，请按时取车'];
const RETURNED = ['订单已取消', '已原路退款¥760'];

/** All that must be so in the end, whatever happened on the way. */
const WHOLE = {
  orders: {
    cancelled: ['CANCELLED', TOTAL, TOTAL, BOOKED, ...PAID, ...RETURNED],
    fromBalance: ['CANCELLED', TOTAL, TOTAL, BOOKED, ...PAID, ...RETURNED],
    late: [
      'CLOSED',
      ...[TOTAL, TOTAL, BOOKED],
      '超过15分钟未支付，订单已关闭',
      '订单已不在待支付状态，收到的¥760已原路退回',
    ],
    unknown: ['AWAITING_PICKUP', TOTAL, 0, BOOKED, ...PAID],
  },
  payments: [
    `balance SUCCEEDED ${TOTAL}`,
    `first CANCELLED ${TOTAL}`,
    `late SUCCEEDED ${TOTAL}`,
    `second SUCCEEDED ${TOTAL}`,
    `unknown SUCCEEDED ${TOTAL}`,
  ],
  refunds: [`CANCELLED:balance ${TOTAL}`, `CANCELLED:second ${TOTAL}`, `LATE:late ${TOTAL}`],
  // Each key once: told again, a provider does nothing more.
  told: [
    `begin first ${TOTAL}`,
    `begin late ${TOTAL}`,
    `begin second ${TOTAL}`,
    `begin unknown ${TOTAL}`,
    `close first ${TOTAL}`,
    `close late ${TOTAL}`,
    `refund CANCELLED:second ${TOTAL}`,
    `refund LATE:late ${TOTAL}`,
  ],
};

test('a process that is killed at any moment loses and doubles nothing', async () => {
  // The first one lives, and tells how many moments there are.
  const lived = await onDatabase(db => copyScene(db, 1));
  const moments = Number(await playInProcess(lived, 0));
  expect(moments).toBeGreaterThan(30);

  const scenes = await onDatabase(async db => {
    const copies: Scene[] = [];
    for (let number = 2; number < moments + 2; number += 1) copies.push(await copyScene(db, number));
    await db.update(stockDays).set({ taken: sql`${stockDays.taken} + ${4 * moments}` });
    return copies;
  });
  let broken: Scene | undefined;
  for (const [index, scene] of scenes.entries()) {
    expect([index + 1, await playInProcess(scene, index + 1, broken)]).toEqual([index + 1, 'killed']);
    broken = scene;
  }

  await onDatabase(async db => {
    if (broken) await recover(db, broken, record);
    for (const scene of [lived, ...scenes]) {
      expect([scene.name, await findings(db, scene)]).toEqual([scene.name, WHOLE]);
    }
    expect((await db.select().from(outbox)).filter(({ state }) => state !== 'DONE')).toEqual([]);
    expect(await auditLedger(db)).toEqual([]);
    // Every scene keeps one payment; what went back has left.
    expect({
      balance: (await findWallet(db, first.member.id)).balance,
      revenue: await readBalance(db, HOUSE.revenue),
      refundsDue: await readBalance(db, HOUSE.refundsDue),
      provider: await readBalance(db, providerAccount('RECORDER')),
    }).toEqual({
      balance: BALANCE,
      revenue: TOTAL * (moments + 1),
      refundsDue: 0,
      provider: -TOTAL * (moments + 1),
    });
  });
});
