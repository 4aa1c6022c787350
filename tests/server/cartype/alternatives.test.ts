import { and, eq } from 'drizzle-orm';
import { cartypes } from '../../../server/areas/cartype/schema';
import { inventory, stockDays } from '../../../server/kernel/stock/schema';
import { sites } from '../../../server/areas/site/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { Alternative, RentalSearch } from '../../../types/api/cartype';
import { CARS, monday, RentalWorld, WEEKDAY_PRICE } from '../rental/rentalWorld';

// rental.md, what users complain of: "0 cars" that is really a minimum-rental rule; say which, and offer the three
// cheapest small changes. Issue 3: two hours earlier or later, a site within 3 km, a sibling class, with price and distance.

const cartype_id = 'car-lavida';
const search: RentalSearch = {
  site_id: 'site-east',
  from_time: '2026-11-25T10:00:00+08:00',
  to_time: '2026-11-28T10:00:00+08:00',
};
/** Three weekdays of the car at a weekday price, with 40 a day and 20 and 20 for the order. */
const threeDays = (weekdayPrice: number): number => 3 * weekdayPrice + 3 * 4000 + 2 * 2000;

let world: RentalWorld;
beforeAll(async () => {
  world = await RentalWorld.open();
  const { db } = world;
  const [east] = await db.select().from(sites).where(eq(sites.id, 'site-east'));
  const [lavida] = await db.select().from(cartypes).where(eq(cartypes.id, cartype_id));
  if (!east || !lavida) throw new Error('The small world is incomplete');
  await db.insert(sites).values([
    // 0.9 km, 2.2 km and 14 km away; 西单店 of the small world is 8.5 km away.
    { ...east, id: 'site-near', name: '大望路店', lng: 116.41 },
    { ...east, id: 'site-park', name: '朝阳公园店', lat: 39.93 },
    { ...east, id: 'site-south', name: '南苑店', lat: 39.785 },
  ]);
  await db.insert(cartypes).values({ ...lavida, id: 'car-tank', series: '坦克300', category: 'SUV' });
  const stock = (siteId: string, cartypeId: string, weekdayPrice: number) => ({
    siteId,
    cartypeId,
    quantity: CARS,
    weekdayPrice,
  });
  await db
    .insert(inventory)
    .values([
      stock('site-east', 'car-tank', 15000),
      stock('site-near', cartype_id, 18000),
      stock('site-park', cartype_id, 17000),
      stock('site-west', cartype_id, 16000),
      stock('site-south', cartype_id, 14000),
    ]);
});
afterAll(() => world.close());
beforeEach(() => {
  world.server.now = monday;
});
afterEach(async () => {
  await world.db.delete(stockDays);
  await world.db.update(sites).set({ closed: false });
  await world.db.update(sites).set({ closed: true }).where(eq(sites.id, 'site-closed'));
});

const ask = async (changes: Partial<RentalSearch & { cartype_id: string }> = {}): Promise<Alternative[]> =>
  (await world.get('GET /api/cartype/get_alternatives', { ...search, ...changes })).alternatives;
/** All cars of a type are taken at a site on a day. */
const sellOut = (siteId: string, cartypeId: string, day: string) =>
  world.db.insert(stockDays).values({ siteId, cartypeId, day, taken: 500 });
const kinds = (alternatives: readonly Alternative[]) => alternatives.map(({ kind }) => kind);
const inShort = (alternatives: readonly Alternative[]) =>
  alternatives.map(({ kind, site, offer }) => [kind, site.name, offer.cartype.id, offer.total_price]);
const close = (...ids: string[]) =>
  Promise.all(ids.map(id => world.db.update(sites).set({ closed: true }).where(eq(sites.id, id))));

test('another site within 3 km and a car type of the class stand in for a car that is sold out', async () => {
  await sellOut('site-east', cartype_id, '2026-11-26');
  const found = await ask({ cartype_id });
  // No car of another class though it is cheaper, nor sites farther away. A second site fills up.
  expect(inShort(found)).toEqual([
    ['SITE', '朝阳公园店', cartype_id, threeDays(17000)],
    ['SITE', '大望路店', cartype_id, threeDays(18000)],
    ['SIBLING', '国贸店', 'car-sylphy', threeDays(WEEKDAY_PRICE)],
  ]);
  expect(found.map(({ distance, site }) => [distance, site.distance])).toEqual([
    [2200, 2200],
    [900, 900],
    [0, 0],
  ]);
  expect(found[0]?.search).toEqual({ ...search, site_id: 'site-park' });
  expect(found[2]?.search).toEqual(search);
});

test('two hours later avoid a day on which the car is sold out, two hours earlier another', async () => {
  await sellOut('site-east', cartype_id, '2026-11-25');
  const night = { from_time: '2026-11-25T23:00:00+08:00', to_time: '2026-11-28T23:00:00+08:00' };
  const later = await ask({ cartype_id, ...night });
  expect(kinds(later).sort()).toEqual(['LATER', 'SIBLING', 'SITE']);
  expect(later.find(({ kind }) => kind === 'LATER')?.search).toEqual({
    ...search,
    from_time: '2026-11-26T01:00:00+08:00',
    to_time: '2026-11-29T01:00:00+08:00',
  });

  await sellOut('site-east', cartype_id, '2026-11-29');
  const morning = { from_time: '2026-11-26T01:00:00+08:00', to_time: '2026-11-29T01:00:00+08:00' };
  const earlier = await ask({ cartype_id, ...morning });
  // That needs the 25th, which is sold out too.
  expect(kinds(earlier)).not.toContain('EARLIER');
  await world.db.delete(stockDays).where(eq(stockDays.day, '2026-11-25'));
  expect((await ask({ cartype_id, ...morning })).find(({ kind }) => kind === 'EARLIER')?.search).toEqual({
    ...search,
    from_time: '2026-11-25T23:00:00+08:00',
    to_time: '2026-11-28T23:00:00+08:00',
  });
});

test('two hours earlier are not offered when that is past', async () => {
  await sellOut('site-east', cartype_id, '2026-11-27');
  const period = { from_time: '2026-11-24T01:00:00+08:00', to_time: '2026-11-27T01:00:00+08:00' };
  world.at('2026-11-23T22:59:59+08:00');
  expect(kinds(await ask({ cartype_id, ...period }))).toContain('EARLIER');
  world.at('2026-11-23T23:00:00+08:00');
  expect(kinds(await ask({ cartype_id, ...period }))).not.toContain('EARLIER');
});

test('a longer rental reaches the minimum days of a holiday, and nothing else does (国庆起租3天)', async () => {
  world.at('2027-01-20T09:00:00+08:00');
  const short = { from_time: '2027-02-06T10:00:00+08:00', to_time: '2027-02-07T10:00:00+08:00' };
  const found = await ask({ cartype_id, ...short });
  expect(kinds(found)).toEqual(['LONGER']);
  expect(found[0]).toMatchObject({
    search: { ...search, ...short, to_time: '2027-02-09T10:00:00+08:00' },
    offer: { days: 3 },
  });
  expect(found[0]?.offer).not.toHaveProperty('minimum_days');
});

test('without a car type the cheapest car counts, and none is its sibling', async () => {
  const found = await ask();
  // EARLIER and LATER cost the same; of two sites nearby the cheaper one is a third kind.
  expect(inShort(found)).toEqual([
    ['EARLIER', '国贸店', 'car-tank', threeDays(15000)],
    ['LATER', '国贸店', 'car-tank', threeDays(15000)],
    ['SITE', '朝阳公园店', cartype_id, threeDays(17000)],
  ]);
});

test('a closed site is left for open ones nearby, and nothing keeps it', async () => {
  await sellOut('site-park', cartype_id, '2026-11-28');
  const found = await ask({ site_id: 'site-closed', cartype_id });
  expect(inShort(found)).toEqual([
    ['SITE', '大望路店', cartype_id, threeDays(18000)],
    ['SITE', '国贸店', cartype_id, threeDays(WEEKDAY_PRICE)],
  ]);
  // The car comes back to where it was taken.
  expect(found.map(one => one.search.return_site_id)).toEqual([undefined, undefined]);
});

test('a closed site with nothing nearby is left for the nearest open ones of the city', async () => {
  await close('site-east', 'site-near', 'site-park');
  expect((await ask({ site_id: 'site-closed', cartype_id })).map(({ site }) => site.name)).toEqual([
    '南苑店',
    '西单店',
  ]);
  // A site that is open is not left for one so far away.
  await world.db.update(sites).set({ closed: false }).where(eq(sites.id, 'site-east'));
  await sellOut('site-east', cartype_id, '2026-11-26');
  expect(kinds(await ask({ cartype_id }))).toEqual(['SIBLING']);
});

test('a closed return site is replaced by open ones near it, the pickup staying where it is', async () => {
  const found = await ask({ cartype_id, return_site_id: 'site-closed' });
  expect(
    found.map(({ search: { site_id, return_site_id }, site, distance }) => [
      site_id,
      return_site_id,
      site.name,
      distance,
    ]),
  ).toEqual([
    ['site-east', undefined, '国贸店', 0],
    ['site-east', 'site-near', '大望路店', 900],
    ['site-east', 'site-park', '朝阳公园店', 2200],
  ]);
});

test('a rental between two closed sites is moved at both ends', async () => {
  await close('site-west');
  const found = await ask({ site_id: 'site-west', return_site_id: 'site-closed', cartype_id });
  const ends = found.map(({ search: { site_id, return_site_id } }) => [site_id, return_site_id]);
  // 国贸店 stands where the closed site stands; the pickup moves to the three open sites nearest to 西单店.
  expect(ends).toEqual([
    ['site-park', 'site-east'],
    ['site-near', 'site-east'],
    ['site-east', undefined],
  ]);
});

test('another return site stays the return site, and is no return elsewhere when the pickup moves to it', async () => {
  await sellOut('site-east', cartype_id, '2026-11-26');
  const moved = (await ask({ cartype_id, return_site_id: 'site-near' })).filter(
    ({ kind }) => kind === 'SITE',
  );
  const returns = moved.map(one => [one.search.site_id, one.search.return_site_id]);
  expect(returns).toContainEqual(['site-park', 'site-near']);
  expect(returns).toContainEqual(['site-near', undefined]);
});

test('delivery is kept where the other site can still deliver, and such sites come first', async () => {
  await sellOut('site-east', cartype_id, '2026-11-26');
  // South of the city: 14.5 km by road from 国贸店, 14.5 from 大望路店, 17.3 from 朝阳公园店.
  const delivery = { name: '南苑', address: '', location: { lng: 116.405, lat: 39.806 } };
  const found = await ask({ cartype_id, delivery });
  const siteOf = (name: string) => found.find(({ site }) => site.name === name)?.search;
  expect(siteOf('大望路店')?.delivery).toEqual(delivery);
  expect(siteOf('朝阳公园店')).not.toHaveProperty('delivery');
  expect(found.find(({ kind }) => kind === 'SIBLING')?.search.delivery).toEqual(delivery);
});

test.each([
  ['site', { site_id: 'nowhere' }, ErrorCode.NOT_FOUND],
  ['return site', { return_site_id: 'nowhere' }, ErrorCode.NOT_FOUND],
  ['car type', { cartype_id: 'bicycle' }, ErrorCode.NOT_FOUND],
  ['period', { from_time: '2026-11-23T09:00:00+08:00' }, ErrorCode.PERIOD_INVALID],
])('a wrong %s has none', async (_what, changes, code) => {
  const answer = await world.ask('GET /api/cartype/get_alternatives', { ...search, ...changes });
  expect(answer.code).toBe(code);
});

test('a car type that a site does not have is offered where it is', async () => {
  await world.db
    .delete(inventory)
    .where(and(eq(inventory.siteId, 'site-east'), eq(inventory.cartypeId, cartype_id)));
  expect(kinds(await ask({ cartype_id }))).toEqual(['SITE', 'SITE', 'SIBLING']);
});
