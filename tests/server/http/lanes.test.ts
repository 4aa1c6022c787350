import { DrizzleQueryError } from 'drizzle-orm';
import { Type } from 'typebox';
import { costly, member, open, reading } from '../../../server/http/endpoint';
import { Lanes } from '../../../server/http/lanes';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { Answer } from '../../../types/api/call';
import { startTestServer, type TestServer, type TestSession } from '../support/testServer';

// Issue 10, section 2, high 4: one address or one member that asks for everything at once waits for itself.

/** Work that goes on until it is told to end. */
function longWork() {
  const ends: (() => void)[] = [];
  return {
    run: () => new Promise<void>(resolve => ends.push(resolve)),
    get running() {
      return ends.length;
    },
    endOne: () => ends.shift()?.(),
    endAll: () => ends.splice(0).forEach(end => end()),
  };
}

/** Milliseconds until what has not come is given up. */
const MOST_WAITING = 15_000;

/** Lets everything go on that does not wait for the work. */
const settle = () => new Promise(resolve => setImmediate(resolve));

describe('Lanes', () => {
  it('runs some of a key, has some wait in turn, and refuses the rest at once', async () => {
    const lanes = new Lanes({ atOnce: 2, waiting: 3 });
    const work = longWork();
    const done: string[] = [];
    const ask = (name: string) =>
      lanes.run('a', async () => {
        await work.run();
        done.push(name);
      });
    const accepted = ['1', '2', '3', '4', '5'].map(ask);
    await expect(ask('6')).rejects.toMatchObject({
      code: ErrorCode.TOO_MANY_REQUESTS,
      data: { retry_after: 1 },
    });
    expect(work.running).toBe(2);
    while (done.length < 5) {
      work.endOne();
      await settle();
      expect(work.running).toBeLessThanOrEqual(2);
    }
    await Promise.all(accepted);
    expect(done).toEqual(['1', '2', '3', '4', '5']);
  });

  it('keeps no key waiting for another, and is free again after failures', async () => {
    const lanes = new Lanes({ atOnce: 1, waiting: 0 });
    const work = longWork();
    const first = lanes.run('a', work.run);
    expect(await lanes.run('b', async () => 'at once')).toBe('at once');
    work.endAll();
    await first;
    for (let count = 0; count < 3; count += 1) {
      await expect(lanes.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    }
    expect(await lanes.run('a', async () => 'free')).toBe('free');
  });
});

// The embedded database answers without leaving the queue of promises: nothing else is read until that queue is empty.
describe('Lanes with a rest, whose work never leaves the queue of promises', () => {
  const size = { atOnce: 2, waiting: 20, rest: 1 };

  it('let whatever else has come in between two', async () => {
    const lanes = new Lanes(size);
    const order: string[] = [];
    setImmediate(() => order.push('another'));
    await Promise.all(Array.from({ length: 20 }, () => lanes.run('a', async () => void order.push('a'))));
    await settle();
    expect(order.indexOf('another')).toBeLessThan(20);
  });

  it('refuse what is too much all the same', async () => {
    const lanes = new Lanes(size);
    let done = 0;
    let refused = 0;
    const calls: Promise<void>[] = [];
    for (let call = 0; call < 150; call += 1) {
      const work = lanes.run('a', async () => void (done += 1));
      calls.push(work.catch(() => void (refused += 1)));
      // The next is read once this one has come as far as its promises take it.
      await new Promise<void>(resolve => process.nextTick(resolve));
    }
    await Promise.all(calls);
    expect([done, refused]).toEqual([22, 128]);
  });
});

describe('calls that work long', () => {
  const work = longWork();
  const answered = async (): Promise<object> => {
    await work.run();
    return {};
  };
  let server: TestServer;
  let session: TestSession;
  beforeAll(async () => {
    server = await startTestServer({
      settings: { trustedProxies: 1, costlyCallsAtOnce: 2 },
      endpoints: {
        'GET /api/costly': costly(open('Works long', Type.Object({}), answered)),
        'GET /api/plain': open('Answers anybody', Type.Object({}), answered),
        'POST /api/plain': open('May wait for somebody outside', Type.Object({}), answered),
        'POST /api/price': reading(open('Is posted and only reads', Type.Object({}), answered)),
        'GET /api/own': member('Waits for a lock', Type.Object({}), answered),
        'GET /api/busy': open('Finds no connection', Type.Object({}), () =>
          Promise.reject(
            new DrizzleQueryError('select 1', [], new Error('timeout exceeded when trying to connect')),
          ),
        ),
      },
    });
    session = await server.login('13900000001');
  });
  afterAll(() => server.close());

  const from = async (address: string, endpoint: string, own?: TestSession) => {
    const request = server.request(endpoint, server.envelope({}), own);
    const headers = { ...request.headers, 'x-forwarded-for': address };
    return server.app.inject({ ...request, headers });
  };
  const codeOf = (answer: Awaited<ReturnType<typeof from>>) => answer.json<Answer<unknown>>().code;
  /** Ends all work as it comes, until the calls are answered. */
  async function endAll<Answers>(calls: Promise<Answers>): Promise<Answers> {
    let isOver = false;
    void calls.finally(() => (isOver = true));
    while (!isOver) {
      work.endAll();
      await settle();
    }
    return calls;
  }
  async function until(condition: () => boolean): Promise<void> {
    // By the clock: a database on a busy machine takes its time. It ends of itself, since a loop would outlive its test.
    const end = Date.now() + MOST_WAITING;
    while (!condition()) {
      if (Date.now() > end) throw new Error('It never came as far as that');
      await settle();
    }
  }

  it('of one address run two at a time, however many it sends; another address is served meanwhile', async () => {
    const calls = Array.from({ length: 150 }, () => from('198.51.100.1', 'GET /api/costly'));
    let turnedAway = 0;
    for (const call of calls) void call.then(({ statusCode }) => (turnedAway += statusCode === 429 ? 1 : 0));
    const flood = Promise.all(calls);
    // All have come to the lane before the first of them leaves it.
    await until(() => work.running === 2 && turnedAway === 150 - 22);
    const honest = from('198.51.100.2', 'GET /api/costly');
    await until(() => work.running === 3);
    const answers = await endAll(flood);
    expect(codeOf(await honest)).toBe(ErrorCode.OK);
    const refused = answers.filter(answer => answer.statusCode === 429);
    expect(refused).toHaveLength(150 - 22);
    expect(refused[0]?.headers['retry-after']).toBe('1');
    expect(answers.filter(answer => codeOf(answer) === ErrorCode.OK)).toHaveLength(22);
  });

  it('what a visitor reads besides runs four at a time for one address: the embedded database answers one by one', async () => {
    const flood = Promise.all(Array.from({ length: 150 }, () => from('198.51.100.1', 'GET /api/plain')));
    await until(() => work.running === 4);
    const honest = from('198.51.100.2', 'GET /api/plain');
    // The costly ones have lanes of their own.
    const search = from('198.51.100.1', 'GET /api/costly');
    await until(() => work.running === 6);
    const answers = await endAll(flood);
    expect([await honest, await search, ...answers].every(answer => codeOf(answer) === ErrorCode.OK)).toBe(
      true,
    );
  });

  it('so does what is posted and only reads, such as the bill that visitors see (issue 11); what a member asks waits for nobody of the address', async () => {
    const flood = Promise.all(Array.from({ length: 20 }, () => from('198.51.100.1', 'POST /api/price')));
    await until(() => work.running === 4);
    const honest = from('198.51.100.2', 'POST /api/price');
    const own = from('198.51.100.1', 'POST /api/price', session);
    await until(() => work.running === 6);
    const answers = await endAll(flood);
    expect([await honest, await own, ...answers].every(answer => codeOf(answer) === ErrorCode.OK)).toBe(true);
  });

  it('what changes something waits for nobody at its address: a host or a provider may be slow to answer', async () => {
    const calls = Promise.all(Array.from({ length: 20 }, () => from('198.51.100.1', 'POST /api/plain')));
    await until(() => work.running === 20);
    await endAll(calls);
  });

  it('of one member run four at a time, whatever address they come from', async () => {
    const calls = Array.from({ length: 100 }, (_, index) =>
      from(`198.51.100.${index}`, 'GET /api/own', session),
    );
    const refused = new Set<number>();
    calls.forEach((call, index) => {
      void call.then(answer => codeOf(answer) === ErrorCode.TOO_MANY_REQUESTS && refused.add(index));
    });
    const all = Promise.all(calls);
    // All have come to the lane before the first of them leaves it.
    await until(() => work.running === 4 && refused.size === 66);
    const codes = (await endAll(all)).map(codeOf);
    expect(codes.filter(code => code === ErrorCode.OK)).toHaveLength(34);
    expect(codes.filter(code => code === ErrorCode.TOO_MANY_REQUESTS)).toHaveLength(66);
  });

  it('a database without a free connection is told in one sentence, with the time to come again', async () => {
    const answer = await from('198.51.100.1', 'GET /api/busy');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('3');
    expect(answer.json()).toEqual({
      code: ErrorCode.SERVER_BUSY,
      msg: '现在使用的人太多了，请稍后再试',
      data: { retry_after: 3 },
    });
  });
});
