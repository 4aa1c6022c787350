import { ok } from 'node:assert';
import { DAY } from '../../../../src/domain/shanghaiTime';
import { RentalWorld } from '../../rental/rentalWorld';
import { liveThrough, type Histories } from '../../support/histories/liveHistories';
import { perform } from './cycleActions';
import { CycleHistory } from './CycleHistory';
import { assertWhole } from './cycleInvariants';
import { BEGINNINGS, steps, type Step } from './cycleSteps';

/** Long after its time no card is in use any more. */
async function assertOver(history: CycleHistory): Promise<void> {
  history.world.wait((100 * DAY) / 1000);
  for (let time = 0; time < 2; time += 1) {
    await perform(history, { who: 0, what: 'sweep', order: 0, days: 0, how: 0 });
    ok(!(await assertWhole(history, 'sweep')).includes('ACTIVE'), 'a card is in use after its time');
  }
}

/** The histories of cycle purchase. */
export const cycleHistories: Histories<Step> & {
  /** Resolves to every state in which a card was seen. */
  live(world: RentalWorld, steps: readonly Step[]): Promise<Set<string>>;
} = {
  line: 'cycle',
  open: () => RentalWorld.open(),
  beginnings: BEGINNINGS,
  steps,
  async live(world, all) {
    const history = await CycleHistory.startIn(world);
    return liveThrough(all, {
      perform: step => perform(history, step),
      look: ({ what }) => assertWhole(history, what),
      end: () => assertOver(history),
    });
  },
};
