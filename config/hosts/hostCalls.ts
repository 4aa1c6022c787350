import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Calls of the host in the sources of mini-programs below a folder, by Taro's names, sorted; each once. */
export function hostCalls(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    file => /\.tsx?$/.test(file) && !/\.h5\.tsx?$/.test(file),
  );
  const calls = files.flatMap(file =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/\bTaro\.([a-z]\w+)\(/g)].map(
      match => match[1] ?? '',
    ),
  );
  return [...new Set(calls)].sort();
}
