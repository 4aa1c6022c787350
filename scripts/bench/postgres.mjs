import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { endWithUs } from '../lib/processes.mjs';
import { inProject, root } from '../lib/project.mjs';

/** Where Debian keeps PostgreSQL's programs, one folder per version. */
const debian = '/usr/lib/postgresql';

/** Whether this machine has a PostgreSQL server; measuring installs nothing. */
export function hasPostgres() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  return [...folders, ...versions.map(version => path.join(debian, version, 'bin'))].some(folder =>
    existsSync(path.join(folder, 'initdb')),
  );
}

/** Starts a temporary PostgreSQL; resolves to its address and how to remove it. */
export async function startPostgres() {
  const sayAddress = 'console.log(process.env.DATABASE_URL); setInterval(() => {}, 1e8)';
  const child = spawn('bash', [inProject('scripts/withPostgres.sh'), process.execPath, '-e', sayAddress], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  endWithUs(child);
  const closed = new Promise(resolve => child.once('close', resolve));
  for await (const address of createInterface({ input: child.stdout })) {
    const stop = async () => {
      child.kill('SIGTERM');
      await closed;
    };
    return { address, stop };
  }
  throw new Error('PostgreSQL did not start');
}
