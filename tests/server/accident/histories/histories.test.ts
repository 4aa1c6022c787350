import type { RentalWorld } from '../../rental/rentalWorld';
import { liveHistories } from '../../support/histories/liveHistories';
import { caseHistories } from './caseHistories';
import { THROUGH_ALL } from './caseSteps';

// Issue 15, random histories of accidents and violations: a deposit is held as long as a case is open and goes back after the
// last one, nothing is paid twice, nobody sees another's case, the ledger sums to zero, nothing happens outside of a life.
// Thousands: `npm run histories -- 2000 --line claims`.

const HISTORIES = 8;
jest.setTimeout(HISTORIES * 60_000);

let world: RentalWorld;
beforeAll(async () => {
  world = await caseHistories.open();
});
afterAll(() => world.close());

test('an accident is contested and paid, another comes out of the deposit, and a fine is paid for its renter', async () => {
  expect(await caseHistories.live(world, THROUGH_ALL)).toEqual(
    new Set([
      ...['REPORTED', 'ASSESSING', 'ASSESSED', 'DECIDED', 'APPEALED', 'UNPAID', 'CLOSED'],
      ...['OPEN', 'AGENCY_UNPAID', 'AGENCY', 'HANDLED'],
    ]),
  );
});

test('whatever two members, repair shops, the desk, the providers and the clock do: no deposit, no fen and no state is lost', () =>
  liveHistories(caseHistories, world, { from: Math.floor(Math.random() * 1_000_000), count: HISTORIES }));
