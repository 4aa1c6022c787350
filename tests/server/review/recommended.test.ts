import { and, eq } from 'drizzle-orm';
import { reviewLikes, reviews } from '../../../server/areas/review/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import { startTestServer, type TestServer, type TestSession } from '../support/testServer';

/** Specification §2, /mark_list; §7, /api/mark/mall/recommend and liked. */
describe('recommended reviews', () => {
  let server: TestServer;
  let alice: TestSession;
  let bob: TestSession;
  beforeAll(async () => {
    server = await startTestServer({ seed: { cities: 1 } });
    alice = await server.login('13800000001');
    bob = await server.login('13800000002');
  }, 60_000);
  afterAll(() => server.close());

  const page = async (number: number, session?: TestSession) =>
    (await server.call('GET /api/mark/mall/recommend', { page: number }, { session })).data;
  const like = (id: string, liked: boolean, session?: TestSession) =>
    server.call('POST /api/mark/mall/liked', { id, liked }, { session });
  const likesOf = async (id: string) =>
    (
      await server.db
        .select()
        .from(reviews)
        .where(eq(reviews.id, Number(id)))
    )[0]?.likes;

  test('are good ones of car types with something to read, most liked first, then newest', async () => {
    const { total } = await page(1);
    const pages = await Promise.all(Array.from({ length: Math.ceil(total / 10) }, (_, i) => page(i + 1)));
    const all = pages.flatMap(({ marks: rows }) => rows);
    expect(total).toBeGreaterThan(30);
    expect(all).toHaveLength(total);
    expect(new Set(all.map(({ id }) => id)).size).toBe(total);
    expect(all.every(({ type, text }) => type === 'GOOD' && text.length >= 30)).toBe(true);
    const sorted = [...all].sort(
      (a, b) => b.likes - a.likes || b.created_at.localeCompare(a.created_at) || Number(b.id) - Number(a.id),
    );
    expect(all).toEqual(sorted);
    expect((await page(Math.ceil(total / 10) + 1)).marks).toEqual([]);
  });

  test('come with the car that was rented, and with nothing that only a member has', async () => {
    const [first] = (await page(1)).marks;
    expect(first?.cartype_id).toMatch(/^1\d{3}$/);
    expect(first?.picture).toMatch(/^\/media\/\d+\/car\/.+\.webp$/);
    expect(first?.liked).toBe(false);
    expect(JSON.stringify(first)).not.toMatch(/user/i);
  });

  test('are liked by a member and by nobody else', async () => {
    const [first] = (await page(1)).marks;
    const { id = '', likes = 0 } = first ?? {};
    expect((await like(id, true, alice)).data).toEqual({ likes: likes + 1, liked: true });
    expect((await page(1, alice)).marks[0]).toMatchObject({ id, likes: likes + 1, liked: true });
    expect((await page(1, bob)).marks[0]).toMatchObject({ id, likes: likes + 1, liked: false });
    expect((await page(1)).marks[0]).toMatchObject({ id, likes: likes + 1, liked: false });
    expect((await like(id, true, bob)).data.likes).toBe(likes + 2);
    expect((await like(id, false, alice)).data).toEqual({ likes: likes + 1, liked: false });
    expect((await like(id, false, bob)).data.likes).toBe(likes);
  });

  test('count a like once, however often and parallel it is sent', async () => {
    const { id = '', likes = 0 } = (await page(1)).marks[1] ?? {};
    const answers = await Promise.all(
      [alice, bob].flatMap(session => Array.from({ length: 8 }, () => like(id, true, session))),
    );
    expect(answers.every(({ code }) => code === ErrorCode.OK)).toBe(true);
    expect(await likesOf(id)).toBe(likes + 2);
    await Promise.all(Array.from({ length: 8 }, () => like(id, false, alice)));
    expect(await likesOf(id)).toBe(likes + 1);
    const rows = await server.db
      .select()
      .from(reviewLikes)
      .where(and(eq(reviewLikes.reviewId, Number(id)), eq(reviewLikes.userId, bob.login.user_id)));
    expect(rows).toHaveLength(1);
  });

  test('are not liked by visitors', async () => {
    const { id = '', likes } = (await page(1)).marks[2] ?? {};
    expect((await like(id, true)).code).toBe(ErrorCode.NOT_LOGGED_IN);
    expect(await likesOf(id)).toBe(likes);
  });

  test.each(['999999999', '0', '-1', 'abc', '1; drop table marks', '99999999999999999999'])(
    'that do not exist (%s) answer NOT_FOUND',
    async id => {
      expect((await like(id, true, alice)).code).toBe(ErrorCode.NOT_FOUND);
    },
  );

  test('are asked for by pages from 1', async () => {
    for (const number of [0, -1, 1.5])
      expect((await server.call('GET /api/mark/mall/recommend', { page: number })).code).toBe(
        ErrorCode.INVALID_PARAMS,
      );
  });
});
