import { eq } from 'drizzle-orm';
import { keepFavourites } from '../../../server/areas/favourite/favouriteRepository';
import { favourites } from '../../../server/areas/favourite/schema';
import { users } from '../../../server/kernel/members/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import { RentalWorld } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';

// Issue 11: 收藏 of car types, kept for a member on all their devices.

let world: RentalWorld;
let session: TestSession;
let lastMobile = 13_600_000_000;
beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  session = await world.login(String((lastMobile += 1)));
});

const list = async (owner = session): Promise<string[]> =>
  (await world.get('GET /api/user/get_favourites', {}, owner)).cartypes.map(({ id }) => id);
const keep = (...cartype_ids: string[]) =>
  world.get('POST /api/user/keep_favourites', { cartype_ids }, session);
const remove = (cartype_id: string) => world.get('POST /api/user/remove_favourite', { cartype_id }, session);

test('who kept a car type finds it as the list shows it, the one kept last first', async () => {
  expect(await list()).toEqual([]);
  await keep('car-lavida');
  world.wait(1);
  await keep('car-sylphy');
  const { cartypes } = await world.get('GET /api/user/get_favourites', {}, session);
  expect(cartypes.map(({ id }) => id)).toEqual(['car-sylphy', 'car-lavida']);
  expect(cartypes[0]).toMatchObject({ brand: '日产', series: '轩逸', category: 'ECONOMY' });
  expect(cartypes[0]).not.toHaveProperty('specification');
});

test('what a device kept comes in its order; what is there already is there once, where it stood', async () => {
  await keep('car-sylphy', 'car-lavida');
  expect(await list()).toEqual(['car-sylphy', 'car-lavida']);
  world.wait(1);
  await keep('car-lavida', 'car-lavida', 'car-sylphy');
  expect(await list()).toEqual(['car-sylphy', 'car-lavida']);
});

test('a car type that the fleet no longer has is left out, and does not keep the others from coming', async () => {
  await keep('car-gone', 'car-lavida');
  expect(await list()).toEqual(['car-lavida']);
});

test('a removed one is gone, also when it is removed again', async () => {
  await keep('car-lavida');
  await remove('car-lavida');
  await remove('car-lavida');
  expect(await list()).toEqual([]);
});

test('they are the member’s own: nobody else sees or removes them', async () => {
  await keep('car-lavida');
  const stranger = await world.login(String((lastMobile += 1)));
  expect(await list(stranger)).toEqual([]);
  await world.get('POST /api/user/remove_favourite', { cartype_id: 'car-lavida' }, stranger);
  expect(await list()).toEqual(['car-lavida']);
});

test('a visitor has none on the server; nothing and too much is refused', async () => {
  for (const call of [
    world.ask('GET /api/user/get_favourites', {}),
    world.ask('POST /api/user/keep_favourites', { cartype_ids: ['car-lavida'] }),
    world.ask('POST /api/user/remove_favourite', { cartype_id: 'car-lavida' }),
  ]) {
    expect((await call).code).toBe(ErrorCode.NOT_LOGGED_IN);
  }
  for (const cartype_ids of [[], Array.from({ length: 51 }, (_, index) => `car-${index}`)]) {
    const answer = await world.ask('POST /api/user/keep_favourites', { cartype_ids }, session);
    expect(answer.code).toBe(ErrorCode.INVALID_PARAMS);
  }
});

test('they go with the member', async () => {
  const owner = 'leaves';
  await world.db.insert(users).values({ id: owner, mobile: '13400008888' });
  await keepFavourites(world.db, owner, ['car-lavida'], world.server.clock());
  const rows = () => world.db.select().from(favourites).where(eq(favourites.userId, owner));
  expect(await rows()).toHaveLength(1);
  await world.db.delete(users).where(eq(users.id, owner));
  expect(await rows()).toEqual([]);
});
