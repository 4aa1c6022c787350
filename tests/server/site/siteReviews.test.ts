import { eq } from 'drizzle-orm';
import { reviews } from '../../../server/areas/review/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { MarkType } from '../../../types/api/mark';
import { startTestServer, type TestServer } from '../support/testServer';

/** Specification §3: reviews of a site are split by type, each a paged list; §4: pages. */
describe('reviews of a site', () => {
  const id = '11000001';
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ seed: { cities: 1 } });
    await server.db.delete(reviews).where(eq(reviews.subjectId, id));
    // 23 reviews, one an hour: the last of every five is bad, the one before it neutral.
    await server.db.insert(reviews).values(
      Array.from({ length: 23 }, (_, index) => {
        const type: Exclude<MarkType, 'ALL'> = index % 5 === 4 ? 'BAD' : index % 5 === 3 ? 'NEUTRAL' : 'GOOD';
        return {
          subjectKind: 'SITE' as const,
          subjectId: id,
          author: '张**',
          score: { GOOD: 5, NEUTRAL: 3, BAD: 1 }[type],
          type,
          text: `第${index + 1}条`,
          tags: [],
          subject: '朗逸 · 3天',
          createdAt: new Date(Date.UTC(2026, 9, 1, index)),
        };
      }),
    );
  }, 60_000);
  afterAll(() => server.close());

  const page = async (type: MarkType, number: number) => {
    const { data } = await server.call('GET /api/site/get_marks', { id, type, page: number });
    return { total: data.total, texts: data.marks.map(({ text }) => text) };
  };

  test('come 10 a page, newest first, each once', async () => {
    const pages = [await page('ALL', 1), await page('ALL', 2), await page('ALL', 3)];
    expect(pages.map(({ texts }) => texts.length)).toEqual([10, 10, 3]);
    expect(pages.flatMap(({ texts }) => texts)).toEqual(
      Array.from({ length: 23 }, (_, index) => `第${23 - index}条`),
    );
    expect(pages.map(({ total }) => total)).toEqual([23, 23, 23]);
  });

  test('are none on a page after the last, the total staying', async () => {
    expect(await page('ALL', 4)).toEqual({ total: 23, texts: [] });
  });

  test('are split by type', async () => {
    expect(await page('BAD', 1)).toEqual({ total: 4, texts: ['第20条', '第15条', '第10条', '第5条'] });
    expect((await page('NEUTRAL', 1)).total).toBe(4);
    expect((await page('GOOD', 2)).texts).toHaveLength(5);
  });

  test('are summed up in the detail', async () => {
    const { data } = await server.call('GET /api/site/get_detail', { id });
    // (15 × 5 + 4 × 3 + 4 × 1) ÷ 23 = 3.96
    expect(data.marks).toEqual({ average: 4, total: 23, counts: { GOOD: 15, NEUTRAL: 4, BAD: 4 } });
  });

  test('cannot be asked for by page 0 or an unknown type', async () => {
    for (const wrong of [{ page: 0 }, { page: 1.5 }, { type: 'NICE' as MarkType }]) {
      const { code } = await server.call('GET /api/site/get_marks', { id, type: 'ALL', page: 1, ...wrong });
      expect(code).toBe(ErrorCode.INVALID_PARAMS);
    }
  });
});
