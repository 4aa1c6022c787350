import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answerOf } from './support/runScript';

const app = { version: '1.0.0' };
const checker = { version: '2.0.0', dev: true };
const otherSystem = { version: '3.0.0', optional: true };
const wanted = {
  'node_modules/app': app,
  'node_modules/checker': checker,
  'node_modules/other': otherSystem,
};

/** Whether a folder counts as installed to run the app, and to examine it. */
function isInstalled(found: Readonly<Record<string, object>>): { toRun: boolean; toExamine: boolean } {
  const folder = mkdtempSync(path.join(tmpdir(), 'car-rental-install-'));
  const write = (file: string, packages: object): void =>
    writeFileSync(path.join(folder, file), JSON.stringify({ packages }));
  try {
    mkdirSync(path.join(folder, 'node_modules'));
    write('package-lock.json', { '': {}, ...wanted });
    write('node_modules/.package-lock.json', found);
    return answerOf(`
      import { isInstalled } from './scripts/lib/install.mjs';
      const folder = ${JSON.stringify(folder)};
      console.log(JSON.stringify({ toRun: isInstalled({ folder, omitDev: true }), toExamine: isInstalled({ folder }) }));`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('packages are installed', () => {
  it('to run the app without those that examine it', () => {
    expect(isInstalled({ 'node_modules/app': app })).toEqual({ toRun: true, toExamine: false });
  });

  it('to examine it with both', () => {
    const both = { 'node_modules/app': app, 'node_modules/checker': checker };
    expect(isInstalled(both)).toEqual({ toRun: true, toExamine: true });
  });

  it('in neither way when one is lacking or of another version', () => {
    expect(isInstalled({})).toEqual({ toRun: false, toExamine: false });
    const older = { 'node_modules/app': { version: '0.9.0' }, 'node_modules/checker': checker };
    expect(isInstalled(older)).toEqual({ toRun: false, toExamine: false });
  });
});
