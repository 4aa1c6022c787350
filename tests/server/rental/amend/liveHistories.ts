import { ok } from 'node:assert';
import { inventory } from '../../../../server/kernel/stock/schema';
import { DAY } from '../../../../src/domain/shanghaiTime';
import { liveThrough, type Histories } from '../../support/histories/liveHistories';
import { RentalWorld, WEEKDAY_PRICE } from '../rentalWorld';
import { History } from './History';
import { perform } from './historyActions';
import { assertWhole } from './historyInvariants';
import { BEGINNINGS, steps, type Step } from './historySteps';

/** The small world, with one car more at the other site, to which a booking can be moved. */
export async function openHistoryWorld(): Promise<RentalWorld> {
  const world = await RentalWorld.open();
  await world.db
    .insert(inventory)
    .values({ siteId: 'site-west', cartypeId: 'car-lavida', quantity: 1, weekdayPrice: WEEKDAY_PRICE });
  return world;
}

/** Long after the return every deposit of a car that is back has gone back, however often it is looked after. */
async function assertDepositsBack(history: History): Promise<void> {
  history.world.wait((40 * DAY) / 1000);
  for (let time = 0; time < 2; time += 1) {
    await perform(history, { who: 0, what: 'sweep', order: 0, days: 0, how: 0 });
    await assertWhole(history, 'sweep');
  }
  ok(![...history.states.values()].includes('AWAITING_DEPOSIT'), 'a deposit was not given back');
}

/** Lives through a history, in which everything must hold after every step; resolves to the amendments it came to. */
export async function liveHistory(world: RentalWorld, all: readonly Step[]): Promise<Set<string>> {
  const history = await History.startIn(world);
  return liveThrough(all, {
    perform: step => perform(history, step),
    look: async ({ what }) => (await assertWhole(history, what)).map(({ kind, state }) => `${kind} ${state}`),
    end: () => assertDepositsBack(history),
  });
}

/** The histories of rentals. */
export const rentalHistories: Histories<Step> = {
  line: 'rental',
  open: openHistoryWorld,
  beginnings: BEGINNINGS,
  steps,
  live: liveHistory,
};
