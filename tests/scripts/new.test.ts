import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { readText, repository } from '../support/repository';
import { exportsOf, parse } from '../support/sourceText';
import { answerOf, runScript } from './support/runScript';

type Texts = Record<string, string>;

const plan = (name: string, url: string, title: string): string => `
  import { planLine } from './scripts/new/line.mjs';
  const wish = ${JSON.stringify({ name, url, title })};
  console.log(JSON.stringify(await planLine(wish).catch(problem => problem.message)));`;

/** The place that an import of a file names, without its ending. */
function targetOf(file: string, from: string): string {
  const alias = { '@/': 'src/', '~types/': 'types/' };
  for (const [short, folder] of Object.entries(alias)) {
    if (from.startsWith(short)) return folder + from.slice(short.length);
  }
  return path.posix.join(path.posix.dirname(file), from);
}

describe('npm run new -- line', () => {
  const { written, changed } = answerOf<{ written: Texts; changed: Texts }>(
    plan('trial-line', '/marriage_car', '婚车'),
  );
  const texts: Texts = { ...written, ...changed };

  /** The file that an import means, of those to be written or there already. */
  const resolve = (file: string, from: string): string | undefined =>
    ['.ts', '.tsx', '/index.ts', '/index.tsx']
      .map(ending => targetOf(file, from) + ending)
      .find(candidate => candidate in texts || existsSync(path.join(repository, candidate)));

  it('writes both sides of the line with their tests', () => {
    expect(Object.keys(written)).toEqual(
      expect.arrayContaining([
        'types/api/trialLine.ts',
        'server/areas/trial-line/trialLineArea.ts',
        'src/packages/trial-line/pages/home/index.tsx',
        'tests/packages/trial-line/home.test.tsx',
        'tests/server/trial-line/trialLineArea.test.ts',
      ]),
    );
  });

  it('takes the addresses of its home from the specification', () => {
    expect(written['src/packages/trial-line/routes.ts']).toContain("aliases: ['/marriage_car/home']");
  });

  it.each([
    ['src/routes/index.ts', '...trialLineRoutes,'],
    ['types/api/index.ts', 'TrialLineApi {}'],
    ['server/areas/index.ts', '...trialLineArea,'],
    ['server/demo/demos.ts', '  trialLineDemo,'],
    ['tests/support/visitedScreens.ts', "'trial-line.home': { shows: "],
  ])('names it in %s, which keeps all that it had', (file, mention) => {
    expect(changed[file]).toContain(mention);
    const kept = (changed[file] ?? '').replace(/[^\n]*trial-?line[^\n]*\n/gi, '').split('\n');
    const lost = readText(file)
      .split('\n')
      .filter(line => !kept.includes(line) && !line.endsWith('Api {}'));
    expect(lost).toEqual([]);
  });

  it.each(Object.keys(texts))('%s compiles, and what it imports is there', file => {
    const text = texts[file] ?? '';
    const { diagnostics = [] } = ts.transpileModule(text, { fileName: file, reportDiagnostics: true });
    expect(diagnostics.map(({ messageText }) => messageText)).toEqual([]);
    for (const node of parse(file, text).statements.filter(ts.isImportDeclaration)) {
      const from = (node.moduleSpecifier as ts.StringLiteral).text;
      if (!/^(\.|@\/|~types\/)/.test(from)) continue;
      const target = resolve(file, from);
      expect([from, target]).toEqual([from, expect.any(String)]);
      const bindings = node.importClause?.namedBindings;
      const names = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
      const there = target === undefined ? [] : exportsOf(target, texts[target]).map(({ name }) => name);
      for (const { name, propertyName } of names) expect(there).toContain((propertyName ?? name).text);
    }
  });
});

it.each([
  ['a name in another spelling', 'TrialLine', '/marriage_car', /kebab-case/],
  ['a line that is there', 'discover', '/marriage_car', /is there already/],
  ['an address that the specification does not have', 'trial', '/trial', /no address of the specification/],
  ['the address of a screen that asks for a login', 'trial', '/pay', /cannot be the home/],
])('npm run new refuses %s', (_what, name, url, words) => {
  expect(runScript(plan(name, url, '试')).output).toMatch(words);
});
