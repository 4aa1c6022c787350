import { source } from './bench/source.mjs';
import { command, CommandError } from './lib/command.mjs';

const { dayOf, isTime } = source('src/domain/shanghaiTime');
const { yuanText } = source('src/domain/money');
const { readSettings } = source('server/settings');
const { openDatabase } = source('server/db/openDatabase');
const { configuredProviders } = source('server/kernel/money/providers/configuredProviders');
const { reconcile } = source('server/kernel/money/reconcile');

const kinds = { PAYMENT: 'payment', REFUND: 'refund' };
const differences = {
  MISSING_HERE: 'the provider has it, we have not',
  MISSING_THERE: 'we have it, the provider has not',
  TWICE: 'the provider has it once more',
  AMOUNT: 'the amounts differ',
  STATE: 'one says that it is done, the other that it is not',
};

function requireDay(day) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day ?? '') || !isTime(day)) {
    throw new CommandError('Say of which day: npm run reconcile -- 2026-11-22');
  }
  if (day >= dayOf(new Date()))
    throw new CommandError(`The ${day} is not over: a bill is there the next morning.`);
  return day;
}

/** What is no mistake in this script is one sentence for whoever runs it: settings, database, provider. */
const told = work =>
  work.catch(error => {
    throw new CommandError(error.message);
  });

const yuan = fen => (fen === undefined ? 'none' : `¥${yuanText(fen)}`);

// `npm run reconcile -- 2026-11-22`: each provider's bill of a day against our payments and refunds.
await command(async () => {
  const day = requireDay(process.argv[2]);
  const settings = await told(Promise.resolve().then(() => readSettings()));
  const providers = configuredProviders(settings).outside.filter(({ bill }) => bill);
  if (providers.length === 0) throw new CommandError('No payment provider is configured that keeps bills.');
  const { db, close } = await told(openDatabase(settings));
  let found = 0;
  try {
    for (const provider of providers) {
      const result = await told(reconcile(db, provider, day));
      console.log(
        `${provider.name}'s bill of ${day}: payments ${result.payments}, refunds ${result.refunds}`,
      );
      for (const { what, kind, id, here, there } of result.differences) {
        console.log(
          `  ✗ ${kinds[kind]} ${id}: ${differences[what]} (here ${yuan(here)}, there ${yuan(there)})`,
        );
      }
      found += result.differences.length;
    }
  } finally {
    await close();
  }
  if (found > 0) throw new CommandError(`${found} ${found === 1 ? 'difference' : 'differences'}.`);
  console.log('Nothing differs.');
});
