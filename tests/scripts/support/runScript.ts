import { spawnSync } from 'node:child_process';
import { repository } from '../../support/repository';

/** How a program ended, and what it printed. */
export interface Ended {
  code: number | null;
  output: string;
}

/** Runs a module that imports from `scripts/` by `./scripts/…`, in a Node of its own: Jest cannot load ES modules. */
export function runScript(module: string): Ended {
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', module],
    { cwd: repository, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  );
  if (error) throw error;
  return { code: status, output: stdout + stderr };
}

/** What a module prints as JSON. */
export function answerOf<Answer>(module: string): Answer {
  const { code, output } = runScript(module);
  if (code !== 0) throw new Error(output);
  return JSON.parse(output) as Answer;
}
