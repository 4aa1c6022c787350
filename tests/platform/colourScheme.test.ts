import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paintSurroundings } from '@/platform/colourScheme';
import { deviceAsks } from '../support/media';

const root = document.documentElement;

afterEach(() => {
  root.className = '';
  document.head.innerHTML = '';
});

it('the document and the bar of the browser are painted, too', () => {
  document.head.innerHTML = '<meta name="theme-color" content="#ffffff">';
  const bar = (): string | null | undefined => document.querySelector('meta')?.getAttribute('content');
  paintSurroundings(true);
  expect([root.className, bar()]).toEqual(['dark', '#1a1d21']);
  paintSurroundings(false);
  expect([root.className, bar()]).toEqual(['', '#ffffff']);
});

describe('before anything is painted (issue 11: no flash)', () => {
  const html = readFileSync(path.resolve(__dirname, '../../src/index.html'), 'utf8');
  const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

  /** The class of the document after the script in its head has run. */
  function painted(): string {
    window.eval(script);
    return root.className;
  }

  it.each([
    ['the device is light', [], undefined, ''],
    ['the device is dark', ['dark'], undefined, 'dark'],
    ['dark was chosen', [], 'dark', 'dark'],
    ['light was chosen on a dark device', ['dark'], 'light', ''],
    ['what was chosen is damaged', ['dark'], 'purple', 'dark'],
  ] as const)('%s', (_case, wishes, chosen, expected) => {
    deviceAsks(...wishes);
    if (chosen) window.localStorage.setItem('scheme', chosen);
    expect(painted()).toBe(expected);
  });
});
