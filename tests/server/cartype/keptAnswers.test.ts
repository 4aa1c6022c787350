import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';
import { cartypes } from '../../../server/areas/cartype/schema';
import { sites } from '../../../server/areas/site/schema';
import type { Database } from '../../../server/db/database';
import { inventory, stockDays } from '../../../server/kernel/stock/schema';
import { isBookable } from '../../../src/domain/carFilter';
import { CARS, choice, RentalWorld, WEEKDAY_PRICE } from '../rental/rentalWorld';
import { startTestServer, type TestServer } from '../support/testServer';

// Issue 10, section 2, high 4: what is kept for all is dropped when stock or price changes, on whichever server.

/** The client by which a database is reached. */
const clientOf = (db: Database): unknown => (db as unknown as { $client: unknown }).$client;

/** The same database as another process has it: it shares nothing of what the first one keeps. */
function beside(db: Database): Database {
  const client = clientOf(db);
  if (client instanceof PGlite) return drizzlePglite({ client });
  if (client instanceof Pool) return drizzle({ client });
  throw new Error('Neither PGlite nor PostgreSQL');
}

let world: RentalWorld;
let other: TestServer;
beforeAll(async () => {
  world = await RentalWorld.open();
  const close = async () => undefined;
  other = await startTestServer({ database: { db: beside(world.db), maintain: close, close } });
  other.now = world.server.now;
  // A second site has the car too, for more money.
  await world.db
    .insert(inventory)
    .values({ siteId: 'site-west', cartypeId: cartype_id, quantity: 1, weekdayPrice: WEEKDAY_PRICE + 5000 });
});
afterAll(async () => {
  await other.close();
  await world.close();
});
afterEach(() => world.db.delete(stockDays));

const { site_id, cartype_id, from_time, to_time } = choice;
const period = { from_time, to_time };

/** What the other server says of the car to everybody. */
const told = {
  map: async () => {
    const centre = { lng: 116.4, lat: 39.91 };
    const request = { city_id: '110000', centre, radius: 50_000, ...period };
    const { data } = await other.call('GET /api/site/get_map_sites', request);
    const site = data.sites.find(({ id }) => id === site_id);
    return { bookable: site?.bookable, price: site?.lowest_daily_price };
  },
  fleet: async () => {
    const { data } = await other.call('GET /api/cartype/get_cartypes', { city_id: '110000', ...period });
    const car = data.cartypes.find(({ cartype }) => cartype.id === cartype_id);
    return { sites: car?.site_count, price: car?.from_price };
  },
  city: async () => {
    const { cars } = (await other.call('GET /api/cartype/search_city', { city_id: '110000', ...period }))
      .data;
    const car = cars.find(({ cartype }) => cartype.id === cartype_id);
    return [car?.site_id, car?.available, car?.daily_price];
  },
  products: async () => {
    const request = { city_id: '110000', cartype_id, ...period };
    const { products } = (await other.call('GET /api/cartype/get_products', request)).data;
    return products.map(({ site, offer }) => [
      site.id,
      isBookable(offer),
      offer.available,
      offer.daily_price,
    ]);
  },
  calendar: async () => {
    const { data } = await other.call('GET /api/cartype/get_calendar', { site_id, cartype_id, ...period });
    const day = data.days.find(one => one.day === '2026-11-26');
    return { available: day?.available, price: day?.price };
  },
  alternatives: async () => {
    const request = { site_id, cartype_id: 'car-sylphy', ...period };
    const { alternatives } = (await other.call('GET /api/cartype/get_alternatives', request)).data;
    return alternatives.map(({ kind, offer }) => [
      kind,
      offer.cartype.id,
      offer.available,
      offer.total_price,
    ]);
  },
};
const asked = Object.entries(told) as [string, () => Promise<unknown>][];

test.each(asked)('%s: the last car taken on one server is gone on the other', async (name, ask) => {
  const before = await ask();
  // A member of their own: nobody may have too many orders unpaid.
  await world.book(await world.login(`137000000${10 + asked.findIndex(([one]) => one === name)}`));
  // Two others have gone before it.
  await world.db.update(stockDays).set({ taken: CARS });
  const after = await ask();
  expect(after).not.toEqual(before);
  await world.db.update(stockDays).set({ taken: CARS - 1 });
  await world.db.delete(stockDays);
  expect(await ask()).toEqual(before);
});

test.each(asked)('%s: a new price of one server is the price of the other', async (_name, ask) => {
  const before = await ask();
  const ofCar = eq(inventory.cartypeId, cartype_id);
  await world.db
    .update(inventory)
    .set({ weekdayPrice: WEEKDAY_PRICE - 5000 })
    .where(ofCar);
  expect(await ask()).not.toEqual(before);
  await world.db.update(inventory).set({ weekdayPrice: WEEKDAY_PRICE }).where(ofCar);
  await world.db
    .update(inventory)
    .set({ weekdayPrice: WEEKDAY_PRICE + 5000 })
    .where(eq(inventory.siteId, 'site-west'));
  expect(await ask()).toEqual(before);
});

test('a change that was rolled back is none, and a site or a car type is told as it is now', async () => {
  const before = await told.products();
  const failing = world.db.transaction(async tx => {
    await tx.update(inventory).set({ weekdayPrice: 1 });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await told.products()).toEqual(before);
  await world.db.update(sites).set({ closed: true }).where(eq(sites.id, site_id));
  expect(await told.map()).toEqual({ bookable: 0, price: undefined });
  await world.db.update(sites).set({ closed: false }).where(eq(sites.id, site_id));
  await world.db.update(cartypes).set({ vehicleDeposit: 1 });
  const { data } = await other.call('GET /api/cartype/get_products', {
    city_id: '110000',
    cartype_id,
    ...period,
  });
  expect(data.products[0]?.offer.deposit).toBe(200001);
});
