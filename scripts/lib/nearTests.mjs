import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from './project.mjs';

/** Tests that Jest runs, and that are not of the architecture: those read files instead of importing them. */
const isTest = name => /\.test\.tsx?$/.test(name) && !/^tests\/(architecture|e2e|hosts)\//.test(name);

const allTests = () =>
  readdirSync(inProject('tests'), { recursive: true })
    .map(name => path.posix.join('tests', name.split(path.sep).join('/')))
    .filter(isTest);

/** What a file imports, types left out: those are checked for the whole house anyway. Paths without their ending. */
export function importsOf(name, text) {
  const folder = path.posix.dirname(name);
  return [
    ...text.matchAll(
      /(?:^import (?!type\b)[^;]*?from|^import|jest\.mock\(|requireActual[^(]*\()\s*'([^']+)'/gm,
    ),
  ]
    .map(([, target]) => target)
    .filter(target => /^(\.|@\/|~types\/)/.test(target))
    .map(target =>
      target.startsWith('.')
        ? path.posix.join(folder, target)
        : target.replace(/^@\//, 'src/').replace(/^~types\//, 'types/'),
    );
}

const withoutEnding = name => name.replace(/(\/index)?\.(tsx?|mjs|cjs|js)$/, '');

/** Where the tests of a file stand: a folder for what is told apart by areas, else the beginning of a test's name. */
export function mirrorOf(name) {
  const area = /^(?:src\/(packages\/[^/]+|pages\/[^/]+)|server\/areas\/([^/]+))\//.exec(name);
  if (area) return `tests/${area[1] ?? `server/${area[2]}`}`;
  return withoutEnding(name)
    .replace(/^src\//, 'tests/')
    .replace(/^(server|config|scripts|types)\//, 'tests/$1/');
}

/**
 * The tests near some files: those that are among them, that import one of them, or that stand where its own stand.
 * What leads to a file over others is left to `npm test`: over tables such as src/routes/index.ts everything leads to
 * everything.
 */
export function nearTests(changed, tests = allTests(), read = name => readFileSync(inProject(name), 'utf8')) {
  const imported = new Set(changed.map(withoutEnding));
  const mirrors = changed.filter(name => !name.startsWith('tests/')).map(mirrorOf);
  return tests.filter(
    test =>
      changed.includes(test) ||
      mirrors.some(mirror => test.startsWith(`${mirror}.`) || test.startsWith(`${mirror}/`)) ||
      importsOf(test, read(test)).some(target => imported.has(withoutEnding(target))),
  );
}
