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

/** What a package calls its version; packages of Node itself have none. */
function versionOf(name) {
  const file = inProject('node_modules', name, 'package.json');
  const isThere = statSync(file, { throwIfNoEntry: false }) !== undefined;
  return isThere ? JSON.parse(readFileSync(file, 'utf8')).version : '';
}

/** The package of an import: `drizzle-orm/pglite` is `drizzle-orm`. */
const packageOf = name => /^(@[^/]+\/)?[^/]+/.exec(name)[0];

/**
 * One hash over a module and everything that it imports, at whatever distance: the code of ours, the data, and the
 * versions of the packages. `more` are files and folders that are read instead of imported.
 */
export async function fingerprintOfModule(module, more = []) {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [module],
    bundle: true,
    packages: 'external',
    platform: 'node',
    metafile: true,
    write: false,
    outdir: root,
    logLevel: 'silent',
  });
  const [output] = Object.values(metafile.outputs);
  const packages = [...new Set(output.imports.map(({ path: name }) => packageOf(name)))].sort();
  return fingerprint(more, [outputFiles[0].text, packages.map(name => [name, versionOf(name)])]);
}
