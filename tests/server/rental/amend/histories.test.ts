import { liveHistories } from '../../support/histories/liveHistories';
import type { RentalWorld } from '../rentalWorld';
import { CAR_OUT, THROUGH_ALL } from './historySteps';
import { liveHistory, openHistoryWorld, rentalHistories } from './liveHistories';

// Issue 12, random histories (thousands) over all actions: ledger zero-sum, stock never negative or leaked, deposit released
// exactly once, no action outside the life. Thousands of them: `npm run histories`.

const HISTORIES = 12;
jest.setTimeout(HISTORIES * 60_000);

let world: RentalWorld;
beforeAll(async () => {
  world = await openHistoryWorld();
});
afterAll(() => world.close());

test('a history comes to every amendment and to its end', async () => {
  expect([...(await liveHistory(world, [...CAR_OUT, ...THROUGH_ALL]))]).toEqual(
    expect.arrayContaining(['MODIFY APPLIED', 'RELET APPLIED', 'RELET CANCELLED', 'EARLY_RETURN APPLIED']),
  );
});

test('whatever two members, the desk, the providers and the clock do: no fen, no car and no state is lost', () =>
  liveHistories(rentalHistories, world, { from: Math.floor(Math.random() * 1_000_000), count: HISTORIES }));
