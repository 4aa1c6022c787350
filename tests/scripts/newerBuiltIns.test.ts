import { answerOf } from './support/runScript';

/** Scripts, each with the names that it may use and what the rule shall say of it. */
const scripts = {
  'fromEntries of an object': ['Object.fromEntries([])', [], ['Object.fromEntries']],
  'allSettled of a promise': ['Promise.allSettled([])', [], ['Promise.allSettled']],
  'replaceAll of a text': ['text.replaceAll("a", "b")', [], ['.replaceAll()']],
  'matchAll of a text': ['text.matchAll(/a/g)', [], ['.matchAll()']],
  'at of a list': ['[1].at(-1)', [], ['.at()']],
  'findLast of a list': ['[1].findLast(Boolean)', [], ['.findLast()']],
  'the global object': ['globalThis.name', [], ['globalThis']],
  'a task of the browser': ['queueMicrotask(() => {})', [], ['queueMicrotask']],
  'an observer of the browser': ['new IntersectionObserver(() => {})', [], ['IntersectionObserver']],
  'a class': ['new WeakRef({})', [], ['WeakRef']],
  'what both engines have': [
    `[[1]].flat().flatMap(x => [x]).includes(1); "a".trimStart().padEnd(3).split("").map(String);
      Object.entries({}); Promise.resolve().finally(() => {}); new Map().forEach(() => {}); new AbortController();`,
    [],
    [],
  ],
  'a name of its own': ['function run(queueMicrotask) { queueMicrotask(); }', [], []],
  'a global that it asks for': ['"undefined" == typeof WeakRef || new WeakRef({})', [], []],
  'a symbol that it asks for': ['"symbol" == typeof Symbol.dispose && keep(Symbol.dispose)', [], []],
  'what the app fills in': [
    'Object.fromEntries([]); text.replaceAll("a", "b")',
    ['Object.fromEntries'],
    ['.replaceAll()'],
  ],
} satisfies Record<string, [code: string, allowed: string[], found: string[]]>;

/** What the rule says of each of the scripts. */
const said = answerOf<Record<string, string[]>>(`
  import { Linter } from 'eslint';
  import { noNewerBuiltIns } from './scripts/lib/newerBuiltIns.mjs';
  const found = ([code, allowed]) => new Linter().verify(code, {
    languageOptions: { ecmaVersion: 2019, sourceType: 'script' },
    plugins: { engines: { rules: { noNewerBuiltIns } } },
    rules: { 'engines/noNewerBuiltIns': ['error', allowed] },
  });
  const entries = Object.entries(${JSON.stringify(scripts)}).map(([what, script]) => [
    what,
    found(script).map(({ message }) => message),
  ]);
  console.log(JSON.stringify(Object.fromEntries(entries)));`);

describe('built-ins that Chrome 70 or iOS 12.0 does not have (issue 10, 3.2)', () => {
  it.each(Object.entries(scripts))('%s', (what, [, , found]) => {
    expect(said[what]).toEqual(found.map(name => `${name}, unknown to Chrome 70 or iOS 12.0`));
  });
});
