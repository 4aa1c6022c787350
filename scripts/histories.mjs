import setFingerprint from '../tests/server/support/fingerprint.mjs';
import { source } from './bench/source.mjs';
import { command, CommandError } from './lib/command.mjs';
import { exitOnSignals } from './lib/processes.mjs';

/** Where the histories of each line are, and what they are called there. */
const LINES = {
  rental: { file: 'tests/server/rental/amend/liveHistories', name: 'rentalHistories' },
  long: { file: 'tests/server/long/histories/longHistories', name: 'longHistories' },
  cycle: { file: 'tests/server/cycle/histories/cycleHistories', name: 'cycleHistories' },
  claims: { file: 'tests/server/accident/histories/caseHistories', name: 'caseHistories' },
};

const usage = `Usage: npm run histories -- <how many> [--from <number of the first>] [--line ${Object.keys(LINES).join('|')}]

Lives through so many random histories of a line, without a name of rentals: what members, the desk, the providers and the
clock do. Each is made of its number alone, so that one that fails can be repeated: npm run histories -- 1 --from 4711`;

/** Histories after which it is said how far it is. */
const TOLD_EVERY = 50;

/** A whole number that was typed. */
function wholeNumber(text) {
  if (!/^\d+$/.test(text ?? '')) throw new CommandError(usage);
  return Number(text);
}

/** What was typed: how many, and by the name of each option its value. */
function typed([howMany, ...rest]) {
  const options = { '--from': '1', '--line': 'rental' };
  for (let index = 0; index < rest.length; index += 2) {
    const [name, value] = [rest[index], rest[index + 1]];
    if (!(name in options) || value === undefined) throw new CommandError(usage);
    options[name] = value;
  }
  const line = LINES[options['--line']];
  if (!line) throw new CommandError(usage);
  return { count: wholeNumber(howMany), from: wholeNumber(options['--from']), line };
}

// `npm run histories -- 2000`: the same as the tests of the server have a few of, thousands of them.
await command(async () => {
  exitOnSignals();
  const { count, from, line } = typed(process.argv.slice(2));
  await setFingerprint();
  const { liveHistories } = source('tests/server/support/histories/liveHistories');
  const { [line.name]: histories } = source(line.file);
  const world = await histories.open();
  const began = Date.now();
  const onLived = lived => {
    if (lived % TOLD_EVERY > 0 && lived < count) return;
    const pace = ((lived * 1000) / (Date.now() - began)).toFixed(1);
    console.log(`${lived} histories lived, ${from} to ${from + lived - 1}: ${pace} a second`);
  };
  try {
    await liveHistories(histories, world, { from, count, onLived });
  } catch (error) {
    throw new CommandError(error.message);
  } finally {
    await world.close();
  }
});
