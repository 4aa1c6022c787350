import type { RentalWorld } from '../../rental/rentalWorld';
import { liveHistories } from '../../support/histories/liveHistories';
import { cycleHistories } from './cycleHistories';
import { THROUGH_ALL } from './cycleSteps';

// Issue 13, random histories of cycle purchase: no day is lost and none is made, nothing is refunded twice, the ledger sums
// to zero, nothing happens outside the life. Thousands: `npm run histories -- 2000 --line cycle`.

const HISTORIES = 8;
jest.setTimeout(HISTORIES * 60_000);

let world: RentalWorld;
beforeAll(async () => {
  world = await cycleHistories.open();
});
afterAll(() => world.close());

test('days are bought, used on two bookings of which one is cancelled, and the rest is refunded', async () => {
  expect(await cycleHistories.live(world, THROUGH_ALL)).toEqual(new Set(['UNPAID', 'ACTIVE', 'REFUNDED']));
});

test('whatever two members, the desk, the providers and the clock do: no day, no fen and no state is lost', () =>
  liveHistories(cycleHistories, world, { from: Math.floor(Math.random() * 1_000_000), count: HISTORIES }));
