import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inProject, root } from './project.mjs';

function* filesBelow(file) {
  const entry = statSync(file, { throwIfNoEntry: false });
  if (entry?.isDirectory()) {
    for (const name of readdirSync(file).sort()) yield* filesBelow(path.join(file, name));
  } else if (entry) {
    yield file;
  }
}

/** One hash over the contents of files and folders of the project (a clone changes times, not contents). */
export function fingerprint(paths, more = []) {
  const hash = createHash('sha256');
  for (const part of paths) {
    for (const file of filesBelow(inProject(part))) {
      const content = readFileSync(file);
      hash.update(`${path.relative(root, file)}\0${content.length}\0`).update(content);
    }
  }
  return hash.update(JSON.stringify(more)).digest('hex');
}
