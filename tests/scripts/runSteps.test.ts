import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runScript } from './support/runScript';

const folder = mkdtempSync(path.join(tmpdir(), 'car-rental-steps-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs steps, written as JavaScript, that may take that many milliseconds. */
const run = (steps: string, limit = 60_000): ReturnType<typeof runScript> =>
  runScript(`
    import { runSteps } from './scripts/lib/runSteps.mjs';
    import { program, tests } from './scripts/lib/steps.mjs';
    await runSteps([${steps}], { limit: ${limit} });`);

/** Waits until a process is gone; the system takes a moment to bury it. */
async function gone(pid: number): Promise<void> {
  while (isAlive(pid)) await sleep(50);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('the steps of npm test', () => {
  it('all run whatever fails, and are counted', () => {
    const good = `{ name: 'good', title: 'Good', run: async () => ({ passed: 3, failed: 0, output: '' }) }`;
    const bad = `{ name: 'bad', title: 'Bad', run: async () => ({ passed: 1, failed: 2, output: 'what is wrong' }) }`;
    const { code, output } = run(`${bad}, ${good}`);
    expect(code).toBe(1);
    expect(output).toContain('✗ Bad\nwhat is wrong\n');
    expect(output).toMatch(/\n4 passed, 2 failed\n$/);
  });

  it('name the tests that another database would run', () => {
    const step = `{ name: 'a', title: 'A', run: async () => ({ passed: 1, failed: 0, output: '', notRun: ['two servers'] }) }`;
    expect(run(step).output).toMatch(/need another database .*:\n {2}two servers\n/);
  });

  it('are ended when they hang, with all that they have started, and fail with their last words', async () => {
    const note = path.join(folder, 'started');
    const { code, output } = run(
      `program('hangs', 'Hangs', 'tests/scripts/support/hanging.cjs', [${JSON.stringify(note)}])`,
      10_000,
    );
    expect(code).toBe(1);
    expect(output).toContain('was ended. Its last words:\nthe last thing it did\n');
    expect(output).toMatch(/\n0 passed, 1 failed\n$/);
    await gone(Number(readFileSync(note, 'utf8')));
  });

  it('run side by side, but some alone', () => {
    const noting = (name: string, alone: boolean): string => `{
      name: '${name}', title: '${name}', alone: ${alone},
      run: async () => {
        console.log('${name} begins');
        await new Promise(resolve => setTimeout(resolve, 200));
        console.log('${name} ends');
        return { passed: 1, failed: 0, output: '' };
      } }`;
    const { output } = run(
      [noting('a', false), noting('b', false), noting('c', true), noting('d', false)].join(),
    );
    const said = output.split('\n').filter(line => / (begins|ends)$/.test(line));
    expect(said.slice(0, 2)).toEqual(['a begins', 'b begins']);
    expect(said.slice(4)).toEqual(['c begins', 'c ends', 'd begins', 'd ends']);
  });
});

describe('a step of tests', () => {
  const runTests = (body: string, limit?: number): ReturnType<typeof runScript> => {
    const file = path.join(folder, 'sample.test.js');
    writeFileSync(file, body);
    const config = JSON.stringify(JSON.stringify({ rootDir: folder, transform: {} }));
    return run(`tests('sample', 'Samples', 'node_modules/jest/bin/jest.js', ['--config', ${config}])`, limit);
  };

  it.each([
    ['.only', `test('one', () => {}); test.only('two', () => {});`, 'one'],
    ['.skip', `test('one', () => {}); test.skip('two', () => {});`, 'two'],
    ['.todo', `test('one', () => {}); test.todo('two');`, 'two'],
  ])('fails on %s', (_what, body, leftOut) => {
    const { code, output } = runTests(body);
    expect(code).toBe(1);
    expect(output).toContain(`Did not run (.only, .skip or .todo): ${leftOut}`);
    expect(output).toMatch(/\n1 passed, 1 failed\n$/);
  });

  it('passes when what it leaves out names its database', () => {
    const { code, output } = runTests(
      `test('one', () => {}); test.skip('two [needs PostgreSQL]', () => {});`,
    );
    expect(code).toBe(0);
    expect(output).toContain('\n  two [needs PostgreSQL]\n');
    expect(output).toMatch(/\n1 passed, 0 failed\n$/);
  });

  it('is ended when a failed test leaves a server open, and says what failed', () => {
    const open = `test('one', () => { require('node:http').createServer().listen(0); throw new Error('broken'); });`;
    const { code, output } = runTests(open, 10_000);
    expect(code).toBe(1);
    expect(output).toContain('broken');
    expect(output).toContain('their run did not end: a test has left something open');
  });
});
