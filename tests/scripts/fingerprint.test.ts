import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answerOf } from './support/runScript';

const folder = mkdtempSync(path.join(tmpdir(), 'car-rental-fingerprint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The fingerprint of the module `entry.ts` among these files. */
function fingerprintOf(files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return answerOf(`
    import { fingerprintOfModule } from './scripts/lib/fingerprint.mjs';
    console.log(JSON.stringify(await fingerprintOfModule(${JSON.stringify(path.join(folder, 'entry.ts'))})));`);
}

/** A module that imports a seed, which imports a rule and reads data. */
const files = {
  'entry.ts': `import { seed } from './seed'; seed();`,
  'seed.ts': `import { price } from './rule'; import cities from './cities.json'; export const seed = () => [price, cities];`,
  'rule.ts': `export const price = 1;`,
  'cities.json': `["北京"]`,
};

describe('the fingerprint of a module', () => {
  it('stays while nothing changes', () => {
    expect(fingerprintOf(files)).toBe(fingerprintOf(files));
  });

  it.each([
    ['a rule that the seed imports', { 'rule.ts': `export const price = 2;` }],
    ['data that the seed imports', { 'cities.json': `["北京", "上海"]` }],
    ['a package that it imports', { 'rule.ts': `import 'dayjs'; export const price = 1;` }],
  ])('changes with %s', (_what, change) => {
    expect(fingerprintOf({ ...files, ...change })).not.toBe(fingerprintOf(files));
  });
});
