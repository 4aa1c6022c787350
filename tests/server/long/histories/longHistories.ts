import { ok } from 'node:assert';
import { DAY } from '../../../../src/domain/shanghaiTime';
import { liveThrough, type Histories } from '../../support/histories/liveHistories';
import { RentalWorld } from '../../rental/rentalWorld';
import { fillLong } from '../LongWorld';
import { perform } from './longActions';
import { LongHistory } from './LongHistory';
import { assertWhole } from './longInvariants';
import { BEGINNINGS, steps, type Step } from './longSteps';

/** Long after the return every deposit of a car that is back has gone back, however often it is looked after. */
async function assertDepositsBack(history: LongHistory): Promise<void> {
  history.world.wait((40 * DAY) / 1000);
  for (let time = 0; time < 2; time += 1) {
    await perform(history, { who: 0, what: 'sweep', order: 0, days: 0, how: 0 });
    await assertWhole(history, 'sweep');
  }
  ok(![...history.states.values()].includes('AWAITING_DEPOSIT'), 'a deposit was not given back');
}

/** The histories of long rentals. */
export const longHistories: Histories<Step> & {
  /** Resolves to every state in which an order was seen. */
  live(world: RentalWorld, steps: readonly Step[]): Promise<Set<string>>;
} = {
  line: 'long',
  async open() {
    const world = await RentalWorld.open();
    await fillLong(world.db);
    return world;
  },
  beginnings: BEGINNINGS,
  steps,
  async live(world, all) {
    const history = await LongHistory.startIn(world);
    const seen = await liveThrough(all, {
      perform: step => perform(history, step),
      look: async ({ what }) => {
        await assertWhole(history, what);
        return history.states.values();
      },
      end: () => assertDepositsBack(history),
    });
    return new Set([...seen, ...history.states.values()]);
  },
};
