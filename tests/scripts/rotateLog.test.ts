import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runScript } from './support/runScript';

// Issue 10, section 2, Medium 8: the log rotates while the server runs.
test('a large log is put aside, and who has it open goes on writing in an empty one', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'car-rental-log-'));
  const log = path.join(folder, 'server.log');
  const open = openSync(log, 'a');
  const rotate = (): void => {
    const { code, output } = runScript(`
      import { rotateLog } from './scripts/lib/server.mjs';
      rotateLog(${JSON.stringify(log)}, 10);`);
    if (code !== 0) throw new Error(output);
  };
  try {
    writeSync(open, 'short\n');
    rotate();
    expect(readFileSync(log, 'utf8')).toBe('short\n');
    writeSync(open, 'the first lines\n');
    rotate();
    writeSync(open, 'more\n');
    expect(readFileSync(log, 'utf8')).toBe('more\n');
    expect(readFileSync(`${log}.1`, 'utf8')).toBe('short\nthe first lines\n');
  } finally {
    closeSync(open);
    rmSync(folder, { recursive: true });
  }
});
