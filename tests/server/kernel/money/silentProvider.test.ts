import { asc, inArray } from 'drizzle-orm';
import { payables } from '../../../../server/areas/payables';
import { rentalSubject } from '../../../../server/areas/rental/rentalSubject';
import { Money } from '../../../../server/kernel/money/money';
import { LEASE } from '../../../../server/kernel/money/outbox';
import type { OutsideProvider } from '../../../../server/kernel/money/providers/paymentProvider';
import { PROVIDER_LIMIT } from '../../../../server/kernel/money/providers/timeLimit';
import { outbox } from '../../../../server/kernel/money/schema';
import { lapseOrders } from '../../../../server/kernel/orders/lapseOrders';
import { orders } from '../../../../server/kernel/orders/schema';
import { ErrorCode } from '../../../../src/domain/errorCode';
import { monday, RentalWorld } from '../../rental/rentalWorld';
import type { TestSession } from '../../support/testServer';
import { providersWith } from './recordingProvider';

// Issue 9, money: a provider that never answers keeps nothing waiting but its own payment, and that not for long.

let world: RentalWorld;
let session: TestSession;
let money: Money;
let reported: unknown[];
/** Orders about whose payments the provider says nothing. */
let silent: Set<string>;
let aborted: number;

const unlessSilent =
  <Answer>(answer: Answer) =>
  (payment: { subjectId: string }, ...rest: unknown[]): Promise<Answer> => {
    if (!silent.has(payment.subjectId)) return Promise.resolve(answer);
    const signal = rest.find(part => part instanceof AbortSignal);
    signal?.addEventListener('abort', () => (aborted += 1));
    return new Promise(() => undefined);
  };

const provider: OutsideProvider = {
  kind: 'OUTSIDE',
  name: 'SILENT',
  arrival: '',
  begin: unlessSilent({ kind: 'REDIRECT', url: 'https://pay.example.com' } as const),
  query: unlessSilent('SUCCEEDED' as const),
  close: unlessSilent('CANCELLED' as const),
  refund: unlessSilent(undefined),
};

beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
let member = 13_300_000_000;
beforeEach(async () => {
  world.server.now = monday;
  session = await world.login(String((member += 1)));
  await world.db.delete(outbox);
  silent = new Set();
  aborted = 0;
  reported = [];
  money = new Money({
    db: world.db,
    payables,
    providers: providersWith(provider),
    report: error => void reported.push(error),
    providerLimit: 20,
  });
});
afterEach(() => money.settled());

const later = (seconds: number): Date => new Date(monday.getTime() + seconds * 1000);
const book = () => world.book(session, { cartype_id: 'car-sylphy' });
let count = 0;
const begin = (orderid: string) => {
  count += 1;
  const subject = rentalSubject(orderid);
  const request = {
    userId: session.login.user_id,
    subject,
    method: 'WECHAT',
    clientKey: `silent-${count}`,
    payer: { place: 'h5', ip: '198.51.100.7' },
  } as const;
  return money.begin(request, monday);
};
const tasks = () => world.db.select().from(outbox).orderBy(asc(outbox.createdAt));

test('has less time for an answer than a task is held for, so that no other process does it meanwhile', () => {
  expect(PROVIDER_LIMIT).toBeLessThan(LEASE);
});

test('a payment that it does not open is told so in a sentence; the next one closes it', async () => {
  const orderid = await book();
  silent.add(orderid);
  await expect(begin(orderid)).rejects.toMatchObject({
    code: ErrorCode.ORDER_STATE,
    message: '支付平台暂时没有回应，请稍后再试，或换一种支付方式',
  });
  expect([aborted, reported.length]).toEqual([1, 1]);
  silent.clear();
  expect((await begin(orderid)).instruction.kind).toBe('REDIRECT');
});

test('a payment about which it says nothing stays as it is', async () => {
  const orderid = await book();
  const { payment_id } = await begin(orderid);
  silent.add(orderid);
  expect((await money.query(session.login.user_id, payment_id, monday)).status).toBe('PENDING');
  expect(aborted).toBe(1);
});

test('what it is not told is told later, and the rest now', async () => {
  const [quiet, sound] = [await book(), await book()];
  for (const orderid of [quiet, sound]) await begin(orderid);
  silent.add(quiet);
  await money.transaction(monday, async work => {
    await work.closePayments(rentalSubject(quiet));
    await work.closePayments(rentalSubject(sound));
  });
  await money.settled();
  expect((await tasks()).map(({ state, attempts }) => [state, attempts]).sort()).toEqual([
    ['DONE', 1],
    ['WAITING', 1],
  ]);
  expect((await tasks()).find(({ state }) => state === 'WAITING')?.lastError).toMatch(/did not answer/);
  silent.clear();
  await money.workOff(later(3600));
  expect((await tasks()).map(({ state }) => state)).toEqual(['DONE', 'DONE']);
});

test('many tasks that it does not answer are waited for at the same time, and no more are begun in this sweep', async () => {
  const orderid = await book();
  const { payment_id: paymentId } = await begin(orderid);
  silent.add(orderid);
  const task = { kind: 'REFUND', paymentId, amount: 1 } as const;
  await world.db.insert(outbox).values(
    Array.from({ length: 60 }, (_, number) => ({
      key: `REFUND:${number}`,
      task: { ...task, refundKey: `${number}` },
      state: 'WAITING' as const,
      attempts: 0,
      nextAt: monday,
      createdAt: monday,
    })),
  );
  await money.workOff(monday);
  expect((await tasks()).filter(({ attempts }) => attempts === 1)).toHaveLength(20);
});

test('orders are ended without asking it: one whose result is unknown waits for its task', async () => {
  const [unknown, unpaid] = [await book(), await book()];
  const { payment_id } = await begin(unknown);
  await money.settle(payment_id, 'UNKNOWN', monday);
  silent.add(unknown);
  await lapseOrders(world.db, money, later(16 * 60));
  expect(aborted).toBe(0);
  const states = await world.db
    .select({ state: orders.state })
    .from(orders)
    .where(inArray(orders.id, [unknown, unpaid]))
    .orderBy(asc(orders.state));
  expect(states.map(({ state }) => state)).toEqual(['CLOSED', 'UNPAID']);
});
