import { eq } from 'drizzle-orm';
import { sites } from '../../../server/areas/site/schema';
import { users } from '../../../server/kernel/members/schema';
import { inventory } from '../../../server/kernel/stock/schema';
import { CARS, monday, RentalWorld } from '../rental/rentalWorld';
import { DESK_TOKEN } from '../support/testServer';

// Specification §7, /api/store/scan_code/search; design/lines.md: what stands here now, from now on; a code of a closed or
// unknown site says so and offers the three nearest.

let world: RentalWorld;
beforeAll(async () => {
  world = await RentalWorld.open();
  const [east] = await world.db.select().from(sites).where(eq(sites.id, 'site-east'));
  if (!east) throw new Error('no such site');
  const near = ['a', 'b', 'c', 'd'].map((name, index) => ({
    ...east,
    id: `near-${name}`,
    name: `邻店${name}`,
    lng: east.lng + 0.01 * (index + 1),
    score: null,
  }));
  await world.db.insert(sites).values(near);
});
afterAll(() => world.close());
beforeEach(() => {
  world.server.now = monday;
});

const scan = (site_id: string, more: { location?: { lng: number; lat: number } } = {}) =>
  world.get('GET /api/store/scan_code/search', { site_id, city_id: '110000', ...more });
const names = (found: { nearest: { name: string }[] }) => found.nearest.map(({ name }) => name);

test('a visitor sees what can be booked there from now on, at the price of the list', async () => {
  const found = await scan('site-east');
  expect(found).toMatchObject({
    site: { id: 'site-east', name: '国贸店' },
    from_time: '2026-11-23T09:30:00+08:00',
    to_time: '2026-11-24T09:30:00+08:00',
    nearest: [],
  });
  expect(found).not.toHaveProperty('obstacle');
  const { from_time, to_time } = found;
  const listed = await world.get('GET /api/cartype/search', { site_id: 'site-east', from_time, to_time });
  expect(found.cars).toEqual(listed.cars);
});

test('what it offers can be booked and paid, and handed over before its half-hour begins', async () => {
  const session = await world.login('13300000001');
  const { from_time, to_time } = await scan('site-east');
  const orderid = await world.book(session, { from_time, to_time });
  await world.pay(session, orderid);
  await world.db.update(users).set({ authStatus: 'USER_AUTHED' }).where(eq(users.id, session.login.user_id));
  const done = await world.server.desk('orders', orderid, 'hand-over', { odometer: '100', energy: '90' });
  expect(done).toBe('已交车');
  expect((await world.detail(session, orderid)).status).toBe('IN_USE');
});

test('a car that is taken today does not stand there', async () => {
  const session = await world.login('13300000002');
  const { from_time, to_time } = await scan('site-east');
  for (let count = 1; count < CARS; count += 1) await world.book(session, { from_time, to_time });
  const ids = (await scan('site-east')).cars.map(({ cartype }) => cartype.id);
  expect(ids).toEqual(['car-sylphy']);
});

test('a closed site says why, with the three nearest to it that are open', async () => {
  const found = await scan('site-closed');
  expect(found).toMatchObject({
    site: { name: '装修店' },
    obstacle: '装修店暂停营业：门店装修，12月1日恢复营业',
    cars: [],
  });
  expect(names(found)).toEqual(['国贸店', '邻店a', '邻店b']);
});

test('an unknown one says so, with the nearest to where the person is, or else to the middle of the city', async () => {
  const found = await scan('site-nowhere', { location: { lng: 116.44, lat: 39.91 } });
  expect(found).not.toHaveProperty('site');
  expect(found.obstacle).toBe('这个二维码可能已经停用。');
  expect(names(found)).toEqual(['邻店d', '邻店c', '邻店b']);
  expect(names(await scan('site-nowhere'))[0]).toBe('国贸店');
});

test('a site without staff at this hour says when it has, and offers none that has none either', async () => {
  world.at('2026-11-23T20:30:00+08:00');
  await world.db.update(sites).set({ open: '00:00', close: '24:00' }).where(eq(sites.id, 'near-d'));
  const found = await scan('site-east');
  expect(found).toMatchObject({ obstacle: '营业时间08:00–21:00，现在办不了现场取车。', cars: [] });
  expect(names(found)).toEqual(['邻店d']);
});

test('a site without a car says so, with the nearest others', async () => {
  expect(await scan('near-a')).toMatchObject({
    obstacle: '这家门店暂无可租车辆，请选择其他门店',
    nearest: [{ name: '邻店b' }, { name: '国贸店' }, { name: '邻店c' }],
  });
  await world.db.update(inventory).set({ quantity: 0 }).where(eq(inventory.siteId, 'site-east'));
  expect((await scan('site-east')).obstacle).toBe('所选时间的车辆已订完，请调整时间或选择附近门店');
});

test('the desk shows the address of a site’s code, to be opened and to be scanned', async () => {
  const open = async (url: string) =>
    (await world.server.app.inject({ url, headers: { cookie: `desk=${DESK_TOKEN}` } })).body;
  const page = await open('/desk/sites/site-east');
  expect(page).toMatch(/href="http:\/\/[^"]+\/scanorder\/site-east"/);
  expect(page).toContain('aria-label="扫码租车"');
  const list = await open('/desk/sites');
  expect(list).toContain('国贸店');
  expect(await open('/desk/sites/site-nowhere')).toContain('没有找到');
});
