import setFingerprint from '../tests/server/support/fingerprint.mjs';
import { source } from './bench/source.mjs';
import { command, CommandError } from './lib/command.mjs';
import { exitOnSignals } from './lib/processes.mjs';

const usage = `Usage: npm run histories -- <how many> [--from <number of the first>]

Lives through so many random histories of rentals: what members, the desk, the providers and the clock do. Each is made of
its number alone, so that one that fails can be repeated: npm run histories -- 1 --from 4711`;

/** Histories after which it is said how far it is. */
const TOLD_EVERY = 50;

/** A whole number that was typed. */
function wholeNumber(text) {
  if (!/^\d+$/.test(text ?? '')) throw new CommandError(usage);
  return Number(text);
}

// `npm run histories -- 2000`: the same as the test of the server (tests/server/rental/amend), thousands of them.
await command(async () => {
  exitOnSignals();
  const [howMany, flag, first = '1'] = process.argv.slice(2);
  if (flag !== undefined && flag !== '--from') throw new CommandError(usage);
  const [count, from] = [wholeNumber(howMany), wholeNumber(first)];
  await setFingerprint();
  const { liveHistories, openHistoryWorld } = source('tests/server/rental/amend/liveHistories');
  const world = await openHistoryWorld();
  const began = Date.now();
  const onLived = lived => {
    if (lived % TOLD_EVERY > 0 && lived < count) return;
    const pace = ((lived * 1000) / (Date.now() - began)).toFixed(1);
    console.log(`${lived} histories lived, ${from} to ${from + lived - 1}: ${pace} a second`);
  };
  try {
    await liveHistories(world, { from, count, onLived });
  } catch (error) {
    throw new CommandError(error.message);
  } finally {
    await world.close();
  }
});
