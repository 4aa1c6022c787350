import { count, eq, inArray, isNotNull } from 'drizzle-orm';
import type { AreaDemo } from '../../../server/demo/AreaDemo';
import { demos } from '../../../server/demo/demos';
import { insertMissing } from '../../../server/demo/insertMissing';
import { demoSeeds } from '../../../server/demo/schema';
import type { Database, OpenDatabase } from '../../../server/db/database';
import { banners, destinations, faqs, guides, topics } from '../../../server/areas/content/schema';
import { cartypes } from '../../../server/areas/cartype/schema';
import { cities } from '../../../server/areas/city/schema';
import { districts, places } from '../../../server/areas/address/schema';
import { inventory } from '../../../server/kernel/stock/schema';
import { reviews } from '../../../server/areas/review/schema';
import { sites } from '../../../server/areas/site/schema';
import { distanceKm } from '../../../src/domain/geo';
import { THREE_LEFT } from '../../../server/demo/knownStock';
import { seed } from '../../../server/demo/seed';
import { openTestDatabase } from '../support/testDatabase';

/** Issue 2, section 4: the demo data, as the first start makes them. */
describe('the demo data', () => {
  let opened: OpenDatabase;
  const progress: string[] = [];

  beforeAll(async () => {
    opened = await openTestDatabase('empty');
    await seed(opened.db, { onProgress: text => progress.push(text) });
  }, 60_000);
  afterAll(() => opened.close());

  test('a car that is only charged slowly has the plug of that alone', async () => {
    const electric = await opened.db.select().from(cartypes).where(eq(cartypes.energy, 'ELECTRIC'));
    const plugOf = (row: (typeof electric)[number]): string | undefined =>
      row.specification.find(({ name }) => name === '充电接口')?.value;
    const [slow, fast] = [true, false].map(isSlow =>
      electric.filter(({ power }) => power.includes('慢充') === isSlow),
    );
    expect(new Set(slow?.map(plugOf))).toEqual(new Set(['国标慢充接口']));
    expect(new Set(fast?.map(plugOf))).toEqual(new Set(['国标快充、慢充接口']));
  });

  test('hold all 337 cities, Beijing at the point of the specification (§3)', async () => {
    const rows = await opened.db.select().from(cities);
    expect(rows).toHaveLength(337);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(337);
    expect(rows.find(({ id }) => id === '110000')).toEqual({
      id: '110000',
      name: '北京',
      code: 'BJ',
      pinyin: 'bei jing',
      lng: 116.40387,
      lat: 39.91488,
      hotRank: 1,
    });
    for (const { name, pinyin, code } of rows) {
      expect([name, pinyin.split(' ').length]).toEqual([name, [...name].length]);
      expect(code).toHaveLength([...name].length);
    }
  });

  test.each([
    ['西安', 'xi an', 'XA'],
    ['六安', 'lu an', 'LA'],
    ['吕梁', 'lü liang', 'LL'],
    ['鄂尔多斯', 'e er duo si', 'EEDS'],
    ['齐齐哈尔', 'qi qi ha er', 'QQHE'],
    ['喀什地区', 'ka shi di qu', 'KSDQ'],
  ])('read %s as %s, initials %s', async (name, pinyin, code) => {
    const [city] = await opened.db.select().from(cities).where(eq(cities.name, name));
    expect(city).toMatchObject({ pinyin, code });
  });

  test('convert other centres from GCJ-02 to BD-09 (decision 7)', async () => {
    const [shanghai] = await opened.db.select().from(cities).where(eq(cities.id, '310000'));
    // The file has 121.472644, 31.231706; BD-09 lies some 0.0065° east and 0.006° north of it.
    expect(shanghai?.lng).toBeCloseTo(121.4792, 3);
    expect(shanghai?.lat).toBeCloseTo(31.2377, 3);
  });

  test('rank the hot cities from 1 without a gap', async () => {
    const hot = await opened.db
      .select()
      .from(cities)
      .where(isNotNull(cities.hotRank))
      .orderBy(cities.hotRank);
    expect(hot.map(({ hotRank }) => hotRank)).toEqual(hot.map((_, index) => index + 1));
    expect(hot.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        '北京',
        '上海',
        '广州',
        '深圳',
        '杭州',
        '成都',
        '重庆',
        '西安',
        '三亚',
        '厦门',
      ]),
    );
  });

  test('have 6 to 12 sites in each of 60 cities and 2 in each other', async () => {
    const perCity = await opened.db
      .select({ cityId: sites.cityId, sites: count() })
      .from(sites)
      .groupBy(sites.cityId);
    const large = perCity.filter(row => row.sites > 2);
    expect(perCity).toHaveLength(337);
    expect(large).toHaveLength(60);
    expect(large.every(row => row.sites >= 6 && row.sites <= 12)).toBe(true);
    expect(perCity.filter(row => row.sites === 2)).toHaveLength(277);
  });

  test('number sites by their city and name them apart within it', async () => {
    const rows = await opened.db.select().from(sites);
    expect(rows.every(({ id, cityId }) => /^\d{8}$/.test(id) && id.startsWith(cityId))).toBe(true);
    expect(new Set(rows.map(({ cityId, name }) => `${cityId} ${name}`)).size).toBe(rows.length);
    expect(rows.every(({ open, close }) => open < close)).toBe(true);
    expect(rows.filter(({ closed }) => closed).map(({ name }) => name)).toEqual([
      '五道口地铁站店',
      '上海南站店',
    ]);
    expect(rows.every(({ closed, notice }) => closed === (notice !== null))).toBe(true);
  });

  test('have at least 44 car types of every category and of both gearboxes', async () => {
    const rows = await opened.db.select().from(cartypes);
    expect(rows.length).toBeGreaterThanOrEqual(44);
    expect(new Set(rows.map(({ category }) => category)).size).toBe(11);
    expect(new Set(rows.map(({ transmission }) => transmission))).toEqual(new Set(['AUTO', 'MANUAL']));
    for (const row of rows) {
      expect(row.vehicleDeposit).toBeGreaterThanOrEqual(300_000);
      expect(row.vehicleDeposit).toBeLessThanOrEqual(1_000_000);
      expect(row.score).toBeGreaterThan(3);
      expect(row.score).toBeLessThanOrEqual(5);
    }
  });

  test('stock 14 to 36 car types at each site, 1 to 8 of each, at prices of whole yuan', async () => {
    const rows = await opened.db.select().from(inventory);
    const perSite = new Map<string, number>();
    for (const { siteId, quantity, weekdayPrice } of rows) {
      perSite.set(siteId, (perSite.get(siteId) ?? 0) + 1);
      if (quantity < 1 || quantity > 8 || weekdayPrice <= 0 || weekdayPrice % 100 !== 0) {
        throw new Error(`${siteId}: ${quantity} at ${weekdayPrice}`);
      }
    }
    expect(Math.min(...perSite.values())).toBeGreaterThanOrEqual(14);
    expect(Math.max(...perSite.values())).toBeLessThanOrEqual(36);
    expect(
      rows.find(row => row.siteId === THREE_LEFT.siteId && row.cartypeId === THREE_LEFT.cartypeId),
    ).toMatchObject({
      quantity: 3,
    });
  });

  test('review every hot site and every car type 3 to 25 times, with masked authors and answers to complaints', async () => {
    const rows = await opened.db.select().from(reviews);
    const hotSites = await opened.db
      .select({ id: sites.id })
      .from(sites)
      .innerJoin(cities, eq(cities.id, sites.cityId))
      .where(isNotNull(cities.hotRank));
    const cars = await opened.db.select({ id: cartypes.id }).from(cartypes);
    const number = new Map<string, number>();
    for (const { subjectKind, subjectId } of rows) {
      const key = `${subjectKind} ${subjectId}`;
      number.set(key, (number.get(key) ?? 0) + 1);
    }
    for (const key of [...hotSites.map(({ id }) => `SITE ${id}`), ...cars.map(({ id }) => `CARTYPE ${id}`)]) {
      expect(number.get(key)).toBeGreaterThanOrEqual(3);
      expect(number.get(key)).toBeLessThanOrEqual(25);
    }
    expect(new Set(rows.map(({ text }) => text)).size).toBeGreaterThanOrEqual(150);
    expect(rows.every(({ author }) => /^(\p{Script=Han}\*\*|1\d{2}\*{4}\d{4})$/u.test(author))).toBe(true);
    expect(rows.filter(({ type }) => type === 'BAD').every(({ reply }) => Boolean(reply))).toBe(true);
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['GOOD', 'NEUTRAL', 'BAD']));
  });

  test('know what stands where a site is: an airport, a station, a shopping area, a metro station, a hotel', async () => {
    const siteRows = await opened.db.select().from(sites);
    const placeRows = await opened.db.select().from(places);
    const known = new Set(placeRows.map(({ cityId, name, lng, lat }) => `${cityId} ${name} ${lng},${lat}`));
    const named = siteRows.filter(({ category }) => category !== 'POINT' && category !== 'OTHER');
    for (const { cityId, name, lng, lat } of named)
      expect(known).toContain(`${cityId} ${name.replace(/(店|服务点)$/, '')} ${lng},${lat}`);
    expect(placeRows.every(({ name }) => !/(店|服务点|送车点)$/.test(name) || /(饭|酒)店$/.test(name))).toBe(
      true,
    );
  });

  test('know at least 15 more places in each hot city and a handful in every other, apart by name', async () => {
    const rows = await opened.db.select().from(places);
    const hot = await opened.db.select().from(cities).where(isNotNull(cities.hotRank));
    const hotIds = new Set(hot.map(({ id }) => id));
    const perCity = new Map<string, Set<string>>();
    for (const { cityId, name } of rows) perCity.set(cityId, (perCity.get(cityId) ?? new Set()).add(name));
    expect(perCity.size).toBe(337);
    expect([...perCity.values()].reduce((sum, names) => sum + names.size, 0)).toBe(rows.length);
    for (const [id, names] of perCity) {
      expect(names.size).toBeGreaterThanOrEqual(hotIds.has(id) ? 18 : 5);
      // The answer to an empty search holds them all.
      expect(names.size).toBeLessThanOrEqual(60);
    }
  });

  test('put every place near its city and read its name with a syllable for each character', async () => {
    const rows = await opened.db.select().from(places);
    const centres = new Map((await opened.db.select().from(cities)).map(city => [city.id, city]));
    for (const { cityId, name, pinyin, lng, lat } of rows) {
      const centre = centres.get(cityId);
      expect(centre).toBeDefined();
      if (centre) expect([name, distanceKm(centre, { lng, lat }) <= 60]).toEqual([name, true]);
      const han = [...name].filter(character => /\p{Script=Han}/u.test(character)).length;
      const read = pinyin.split(' ').filter(syllable => /^[a-zü]+$/.test(syllable)).length;
      expect([name, read]).toEqual([name, han]);
    }
  });

  test('divide every city into the districts of its sites and places, hot ones into business areas too', async () => {
    const rows = await opened.db.select().from(districts);
    const counties = new Map(rows.filter(({ type }) => type === 'COUNTY').map(row => [row.id, row]));
    for (const { areaId, area, cityId } of [
      ...(await opened.db.select().from(sites)),
      ...(await opened.db.select().from(places)),
    ])
      expect(counties.get(areaId)).toMatchObject({ name: area, cityId });
    const hot = await opened.db.select().from(cities).where(isNotNull(cities.hotRank));
    for (const { id, name } of hot) {
      const business = rows.filter(({ cityId, type }) => cityId === id && type === 'BUSINESS');
      expect([name, business.length >= 5]).toEqual([name, true]);
    }
    expect(
      rows
        .filter(({ type }) => type === 'BUSINESS')
        .every(({ cityId }) => hot.some(({ id }) => id === cityId)),
    ).toBe(true);
  });

  test('tell trips in reviews of car types, which are liked most', async () => {
    const rows = await opened.db.select().from(reviews).where(eq(reviews.subjectKind, 'CARTYPE'));
    const best = rows.sort((a, b) => b.likes - a.likes).slice(0, 20);
    expect(best.every(({ text, type }) => type === 'GOOD' && text.length >= 40)).toBe(true);
    expect(new Set(best.map(({ text }) => text)).size).toBe(20);
    expect(rows.filter(({ type }) => type !== 'GOOD').every(({ likes }) => likes === 0)).toBe(true);
  });

  test('hold topics, destinations and guides to read', async () => {
    expect((await opened.db.select().from(topics)).length).toBeGreaterThanOrEqual(3);
    expect((await opened.db.select().from(guides)).length).toBeGreaterThanOrEqual(5);
    const rows = await opened.db.select().from(destinations).orderBy(destinations.rank);
    expect(rows.map(({ name, url }) => `${name} ${url}`).slice(0, 2)).toEqual([
      '三亚 /sanya',
      '大理 /cartype?city_id=532900',
    ]);
    expect(rows.filter(({ detail }) => detail !== null).map(({ id }) => id)).toEqual(['sanya']);
  });

  test('answer about 30 questions and promote by city', async () => {
    expect((await opened.db.select().from(faqs)).length).toBeGreaterThanOrEqual(30);
    expect(await opened.db.select().from(banners).where(eq(banners.cityId, '460200'))).toHaveLength(1);
  });

  test('are told while they are made, and made only once', async () => {
    expect(progress[0]).toContain('337个城市');
    progress.length = 0;
    await seed(opened.db, { onProgress: text => progress.push(text) });
    expect(progress).toEqual([]);
    expect(await opened.db.select().from(cities)).toHaveLength(337);
  });
});

describe('a smaller seed', () => {
  const read = async () => {
    const { db, close } = await openTestDatabase('empty');
    await seed(db, { cities: 3 });
    const tables = await Promise.all([
      db.select().from(cities).orderBy(cities.id),
      db.select().from(sites).orderBy(sites.id),
      db.select().from(cartypes).orderBy(cartypes.id),
      db.select().from(inventory).orderBy(inventory.siteId, inventory.cartypeId),
      db.select().from(reviews).orderBy(reviews.id),
      db.select().from(banners).orderBy(banners.id),
      db.select().from(places).orderBy(places.id),
      db.select().from(districts).orderBy(districts.id),
      db.select().from(destinations).orderBy(destinations.id),
    ]);
    await close();
    return tables;
  };

  test('takes the hot cities first and is the same each time', async () => {
    const [first, second] = [await read(), await read()];
    expect(first[0].map(({ name }) => name)).toEqual(['北京', '上海', '广州']);
    expect(second).toEqual(first);
  }, 60_000);
});

describe('a database that is there', () => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase({ cities: 1 });
  }, 60_000);
  afterAll(() => opened.close());

  const branch = { id: 'demo', name: '示例城', code: 'SLC', pinyin: 'shi li cheng', lng: 1, lat: 1 };
  const newLine: AreaDemo = {
    area: 'new-line',
    version: 1,
    seed: tx => insertMissing(tx, cities, [branch]),
  };

  test('is given the data of a new area at the next start, once', async () => {
    const written: string[] = [];
    const counting = {
      ...newLine,
      seed: async (tx: Database) => void written.push(String(await tx.$count(cities))),
    };
    await seed(opened.db, { cities: 1 }, [...demos, newLine]);
    await seed(opened.db, { cities: 1 }, [...demos, counting]);
    expect(await opened.db.select().from(cities).where(eq(cities.id, branch.id))).toHaveLength(1);
    expect(written).toEqual([]);
  });

  test('is given what a newer version has besides; what was changed there stays', async () => {
    await opened.db.update(cities).set({ name: '改名城' }).where(eq(cities.id, branch.id));
    const other = { ...branch, id: 'other' };
    const newer = {
      ...newLine,
      version: 2,
      seed: (tx: Database) => insertMissing(tx, cities, [branch, other]),
    };
    await seed(opened.db, { cities: 1 }, [...demos, newer]);
    const names = await opened.db
      .select({ name: cities.name })
      .from(cities)
      .where(inArray(cities.id, ['demo', 'other']))
      .orderBy(cities.id);
    expect(names).toEqual([{ name: '改名城' }, { name: '示例城' }]);
  });

  test('of an earlier version has its banners lead where those of this one do; what people have said of answers stays (issue 10, 1)', async () => {
    const [banner] = await opened.db.select().from(banners).limit(1);
    if (!banner) throw new Error('There are banners');
    await opened.db.update(banners).set({ url: '/old' }).where(eq(banners.id, banner.id));
    await opened.db.update(faqs).set({ helpful: 7 });
    await opened.db.update(demoSeeds).set({ version: 1 }).where(eq(demoSeeds.area, 'content'));
    await seed(opened.db, { cities: 1 });
    const [renewed] = await opened.db.select().from(banners).where(eq(banners.id, banner.id));
    expect(renewed).toEqual(banner);
    expect(await opened.db.$count(faqs, eq(faqs.helpful, 7))).toBe(await opened.db.$count(faqs));
  });

  test('of an earlier version calls its cars, sites and places as this one does; orders and scores stay (issue 11, words)', async () => {
    const where = { site: eq(sites.id, '11000011'), car: eq(cartypes.id, '1035') };
    await opened.db.update(sites).set({ name: '王府井酒店店', pinyin: '' }).where(where.site);
    await opened.db.update(cartypes).set({ series: '300', score: 4.2 }).where(where.car);
    const [place] = await opened.db.select().from(places).limit(1);
    if (!place) throw new Error('There are places');
    await opened.db.insert(places).values({ ...place, id: `${place.id}-gone` });
    await opened.db.update(demoSeeds).set({ version: 1 });
    await seed(opened.db, { cities: 1 });
    expect(await opened.db.select().from(sites).where(where.site)).toEqual([
      expect.objectContaining({ name: '王府井酒店服务点', pinyin: expect.stringContaining('wang fu jing') }),
    ]);
    expect(await opened.db.select().from(cartypes).where(where.car)).toEqual([
      expect.objectContaining({ brand: '坦克', series: '坦克300', score: 4.2 }),
    ]);
    expect(await opened.db.$count(places, eq(places.id, `${place.id}-gone`))).toBe(0);
  });

  test('from before areas had versions keeps its rows and its reviews are not doubled', async () => {
    const before = await opened.db.$count(reviews);
    await opened.db.delete(demoSeeds);
    await seed(opened.db, { cities: 1 });
    expect(await opened.db.$count(reviews)).toBe(before);
    expect(await opened.db.$count(sites)).toBeGreaterThan(0);
  });

  test('keeps nothing of a seed that fails half-way', async () => {
    const failing: AreaDemo = {
      area: 'failing',
      version: 1,
      seed: async tx => {
        await insertMissing(tx, cities, [{ ...branch, id: 'half' }]);
        throw new Error('the disk is full');
      },
    };
    await expect(seed(opened.db, { cities: 1 }, [...demos, failing])).rejects.toThrow('the disk is full');
    expect(await opened.db.select().from(cities).where(eq(cities.id, 'half'))).toEqual([]);
  });
});
