import { eq } from 'drizzle-orm';
import { faqs } from '../../../server/areas/content/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import { BANNERS } from '../../../server/demo/data/promotions';
import { startTestServer, type TestServer } from '../support/testServer';

describe('banners and activities (specification §7, /api/activities, get_activity_home)', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ seed: { cities: 2 } });
  }, 60_000);
  afterAll(() => server.close());

  test('of a city come before those of every city', async () => {
    const path = 'GET /api/activities/ad/banner/get_city_activity';
    const beijing = (await server.call(path, { city_id: '110000' })).data.banners;
    const elsewhere = (await server.call(path, { city_id: '130100' })).data.banners;
    expect(beijing[0]?.title).toBe('新能源不限行');
    expect(beijing.slice(1)).toEqual(elsewhere);
    expect(elsewhere[0]?.picture).toMatch(/banner\/newcomer\.webp$/);
  });

  test('lead to addresses of the app', async () => {
    const { banners } = (
      await server.call('GET /api/activities/ad/banner/get_city_activity', { city_id: '110000' })
    ).data;
    const { activities } = (await server.call('GET /api/user/get_activity_home', { city_id: '110000' })).data;
    expect(activities[0]?.title).toBe('两场取还');
    for (const { url } of [...banners, ...activities])
      expect(url).toMatch(/^\/[a-z_/]*(\?(id|filter|purpose)=[A-Za-z_,-]+)?$/);
  });

  test.each([
    ['新能源省心开', '/carlist?filter=ELECTRIC'],
    ['婚礼用车', '/carlist?filter=PREMIUM,LUXURY'],
    ['新能源不限行', '/carlist?filter=ELECTRIC'],
    ['周末去川西', '/carlist?filter=SUV'],
    ['三亚环岛自驾', '/sanya'],
    ['海口到三亚', '/address/allopatry'],
  ])('open what they promise (issue 10): %s', (title, url) => {
    expect(BANNERS.find(banner => banner.title === title)?.url).toBe(url);
  });
});

describe('questions (specification §2, /customer_service with detail)', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ seed: { cities: 1 } });
  }, 60_000);
  afterAll(() => server.close());

  const list = async (keyword?: string) => (await server.call('GET /api/faq/get_list', { keyword })).data;
  const found = async (keyword: string) =>
    (await list(keyword)).groups.flatMap(({ items }) => items.map(({ id }) => id));

  test('stand in six groups with the telephone of the service', async () => {
    const { groups, hotline, hours } = await list();
    expect(groups.map(({ title }) => title)).toEqual([
      '预订',
      '取车',
      '用车',
      '还车与结算',
      '押金与支付',
      '违章与事故',
    ]);
    expect(groups.every(({ items }) => items.length >= 4)).toBe(true);
    expect(hotline).toMatch(/^400-/);
    expect(hours).toContain('07:00');
  });

  test('are found by words of the question and of the answer, all of them where one holds them all', async () => {
    expect(await found('发票')).toContain('return-invoice');
    expect(await found('准驾车型')).toEqual(['booking-who']);
    expect(await found('押金 原路')).toContain('payment-deposit');
    expect(await found('火星')).toEqual([]);
  });

  test.each(['押金什么时候退', '退押金', 'yajin'])(
    'are found in own words as the chat answers them (issue 11): %s',
    async text => {
      const { answer } = (await server.call('GET /api/faq/ask', { text })).data;
      expect(answer?.id).toBe('payment-deposit');
      expect((await found(text))[0]).toBe('payment-deposit');
    },
  );

  test.each([
    ['押金什么时候退给我', 'payment-deposit'],
    ['请问怎么开发票啊', 'return-invoice'],
    ['fapiao', 'return-invoice'],
    ['xuzu', 'driving-extend'],
    ['飞机晚点了车还在吗', 'pickup-late'],
    ['我想取消', 'booking-cancel'],
    ['车坏在路上了', 'driving-breakdown'],
    ['别人能开吗', 'driving-other'],
    ['晚还车要加钱吗', 'return-late'],
    ['带什么证件', 'pickup-documents'],
  ])('answer what is asked in own words, or in pinyin (issue 11): %s', async (text, id) => {
    const { answer, others } = (await server.call('GET /api/faq/ask', { text })).data;
    expect(answer).toMatchObject({ id, paragraphs: expect.any(Array) as unknown });
    expect(others.length).toBeLessThanOrEqual(3);
    expect(others.map(other => other.id)).not.toContain(id);
  });

  test.each(['今天天气', 'xyzzy', '？？？', '怎么'])('have no answer to %s, and say so', async text => {
    expect((await server.call('GET /api/faq/ask', { text })).data).toEqual({ others: [] });
  });

  test.each(['_', "'", '\\', '["'])('are not all found by %s', async keyword => {
    expect(await found(keyword)).toEqual([]);
  });

  test('take % as the sign that it is', async () => {
    const withPercent = await found('%');
    expect(withPercent).toContain('booking-cancel');
    expect(withPercent).not.toContain('driving-mileage');
  });

  test('are answered in paragraphs, with others of the group', async () => {
    const { data } = await server.call('GET /api/faq/get_detail', { id: 'booking-cancel' });
    expect(data.question).toBe('取消订单要收费吗？');
    expect(data.paragraphs.join()).toContain('30%');
    expect(data.related).toHaveLength(3);
    expect(data.related.every(({ id }) => id.startsWith('booking-') && id !== 'booking-cancel')).toBe(true);
  });

  test('that do not exist answer NOT_FOUND', async () => {
    expect((await server.call('GET /api/faq/get_detail', { id: 'none' })).code).toBe(ErrorCode.NOT_FOUND);
    expect((await server.call('POST /api/faq/feedback', { id: 'none', helpful: true })).code).toBe(
      ErrorCode.NOT_FOUND,
    );
  });

  test('count whether the answer helped', async () => {
    for (const helpful of [true, true, false]) {
      const { code } = await server.call('POST /api/faq/feedback', { id: 'booking-days', helpful });
      expect(code).toBe(ErrorCode.OK);
    }
    const [faq] = await server.db.select().from(faqs).where(eq(faqs.id, 'booking-days'));
    expect(faq).toMatchObject({ helpful: 2, unhelpful: 1 });
  });
});
