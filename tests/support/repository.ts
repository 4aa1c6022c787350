import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of this repository. */
export const repository = path.resolve(__dirname, '../..');

/** A file as text, by its path from the repository's folder. */
export function readText(file: string): string {
  return readFileSync(path.join(repository, file), 'utf8');
}

/** Every file of ours below a folder whose name ends so, as paths from the repository's folder, sorted. */
export function filesBelow(folder: string, ...endings: string[]): string[] {
  return readdirSync(path.join(repository, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && endings.some(ending => entry.name.endsWith(ending)))
    .map(entry =>
      path.relative(repository, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .filter(file => !file.includes('/node_modules/'))
    .sort();
}

/**
 * Runs a tool of this repository in a folder and returns what it prints. Tools that find something end with a code
 * of their own: that is no failure as long as they print.
 */
export function runRepositoryTool(
  bin: string,
  folder: string,
  args: readonly string[],
  input?: string,
): string {
  const { stdout, stderr, error } = spawnSync(
    process.execPath,
    [path.join(repository, 'node_modules', bin), ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      ...(input === undefined ? {} : { input }),
    },
  );
  if (error) throw error;
  if (!stdout) throw new Error(stderr || `${bin} printed nothing`);
  return stdout;
}
