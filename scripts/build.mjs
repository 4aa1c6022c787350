import { build, kilobytes } from './lib/build.mjs';
import { command, CommandError } from './lib/command.mjs';
import { step } from './lib/progress.mjs';
import { exitOnSignals } from './lib/processes.mjs';
import { hosts } from './lib/project.mjs';

// `npm run build -- h5 weapp`: builds the app for some hosts, without a name for all four, one after the other.
await command(async () => {
  exitOnSignals();
  const wanted = process.argv.slice(2);
  const unknown = wanted.find(host => !hosts.includes(host));
  if (unknown) throw new CommandError(`“${unknown}” is no host: the hosts are ${hosts.join(', ')}.`);
  const failures = [];
  for (const host of wanted.length > 0 ? wanted : hosts) {
    try {
      await step(`Building for ${host}`, async () => ({
        note: `dist/${host}, ${kilobytes(await build(host))}`,
      }));
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      if (error.details) console.error(error.details);
      failures.push(error.message);
    }
  }
  if (failures.length > 0) throw new CommandError(failures.join('\n✗ '));
});
