import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../support/repository';
import { runScript } from './support/runScript';

// Issue 10, section 2, Low: a build never removes the old app before the new one stands.
test('a build that fails leaves the app that was there', () => {
  // No host has this name, so that no built app is touched.
  const folder = path.join(repository, 'dist/nowhere');
  const app = path.join(folder, 'app.js');
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(app, '');
    const { code, output } = runScript(`
      import { build } from './scripts/lib/build.mjs';
      await build('nowhere').catch(error => { console.log(error.message); process.exit(3); });`);
    expect(output).toContain('The app could not be built for nowhere');
    expect(code).toBe(3);
    expect(existsSync(app)).toBe(true);
    expect(existsSync(`${folder}.draft`)).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
