import { existsSync, rmSync } from 'node:fs';
import { command, CommandError } from './lib/command.mjs';
import { dataHolder } from './lib/dataLock.mjs';
import { dataDirectory, shown } from './lib/project.mjs';

// `npm run reset`: throws the data away; the next start seeds a new database.
await command(async () => {
  const holder = await dataHolder(dataDirectory);
  if (holder !== undefined) {
    throw new CommandError(
      `A server is using ${shown(dataDirectory)} (process ${holder}): stop it first. Nothing was deleted.`,
    );
  }
  if (!existsSync(dataDirectory)) {
    console.log(`There is no ${shown(dataDirectory)}: nothing to delete.`);
    return;
  }
  rmSync(dataDirectory, { recursive: true });
  console.log(
    `Deleted ${shown(dataDirectory)} (database and logs). The next \`npm start\` seeds a new database.`,
  );
  if (process.env.DATABASE_URL) console.log('The PostgreSQL database of DATABASE_URL was left as it is.');
});
