import { statesOf } from '../../../../src/domain/orderLife';
import { longLife } from '../../../../src/domain/longLife';
import type { RentalWorld } from '../../rental/rentalWorld';
import { liveHistories } from '../../support/histories/liveHistories';
import { longHistories } from './longHistories';
import { THROUGH_ALL } from './longSteps';

// Issue 13, random histories as for rentals: the ledger sums to zero, no car is taken that is not there, instalments sum to
// the fen, deposits go back exactly once, nothing happens outside the life. Thousands: `npm run histories -- 2000 --line long`.

const HISTORIES = 10;
jest.setTimeout(HISTORIES * 60_000);

let world: RentalWorld;
beforeAll(async () => {
  world = await longHistories.open();
});
afterAll(() => world.close());

test('a history comes to every state of a rental that is carried out', async () => {
  const ends = ['CANCELLED', 'CLOSED'];
  expect(await longHistories.live(world, THROUGH_ALL)).toEqual(
    new Set(statesOf(longLife).filter(state => !ends.includes(state))),
  );
});

test('whatever two members, the desk, the providers and the clock do: no fen, no car and no state is lost', () =>
  liveHistories(longHistories, world, { from: Math.floor(Math.random() * 1_000_000), count: HISTORIES }));
