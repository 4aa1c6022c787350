import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { CommandError } from './command.mjs';
import { inProject, root } from './project.mjs';

const run = promisify(execFile);

/** The words that git answers; undefined when it refuses. */
async function git(...args) {
  const answer = await run('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }).catch(() => undefined);
  return answer?.stdout.trim();
}

/** The commit at which the present work began: where it left the main branch, or the newest one on that itself. */
async function beginning() {
  for (const branch of ['main', 'origin/main']) {
    const commit = await git('merge-base', 'HEAD', branch);
    if (commit) return commit;
  }
  return git('rev-parse', 'HEAD');
}

/** The files that differ from where the present work began, committed or not; those that are gone do not count. */
export async function changedFiles() {
  const commit = await beginning();
  if (!commit)
    throw new CommandError('What has changed is asked of git, and this folder is no clone: run `npm test`.');
  const lists = await Promise.all([
    git('diff', '--name-only', commit),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  const names = lists.flatMap(list => list?.split('\n') ?? []).filter(Boolean);
  return [...new Set(names)].filter(name => existsSync(inProject(name))).sort();
}
