import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { HostName } from './engine/types';
import { builtApp, filesBelow, templatesOf } from './support/compile';
import { dialects } from './support/dialects';

const folders: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'mac', win32: 'windows' };

/** A program of WeChat's own developer tools, as the package miniprogram-compiler carries it. */
function program(name: 'wcc' | 'wcsc'): string {
  const home = path.dirname(require.resolve('miniprogram-compiler/package.json'));
  const file = path.join(
    home,
    'bin',
    folders[process.platform] ?? 'linux',
    process.platform === 'win32' ? `${name}.exe` : name,
  );
  chmodSync(file, 0o755);
  return file;
}

/** What a compiler says of files, by their paths below a new folder; undefined when it takes them all. */
function refusal(
  name: 'wcc' | 'wcsc',
  files: ReadonlyMap<string, string>,
  options: string[],
  last: string[] = [],
): string | undefined {
  const folder = mkdtempSync(path.join(os.tmpdir(), `car-rental-${name}-`));
  try {
    for (const [file, text] of files) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    const { status, stderr, error } = spawnSync(program(name), [...options, ...files.keys(), ...last], {
      cwd: folder,
      maxBuffer: 64 * 1024 * 1024,
      encoding: 'utf8',
    });
    if (error) throw error;
    return status === 0 ? undefined : stderr || `exit code ${status}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const renamed = (files: ReadonlyMap<string, string>, suffix: string): Map<string, string> =>
  new Map([...files].map(([file, text]) => [file.replace(/\.\w+$/, suffix), text]));

const compileTemplates = (files: ReadonlyMap<string, string>): string | undefined =>
  refusal('wcc', files, ['-d', '-cc', '0'], ['-gn', '$gwx']);
const compileStyles = (files: ReadonlyMap<string, string>): string | undefined =>
  refusal('wcsc', files, ['-db', '-pc', '0']);

function stylesOf(host: HostName): Map<string, string> {
  const { style } = dialects[host];
  const read = (file: string): string =>
    readFileSync(path.join(builtApp(host), file), 'utf8').replace(
      new RegExp(`\\${style}(?=["'])`, 'g'),
      '.wxss',
    );
  const files = filesBelow(builtApp(host)).filter(file => file.endsWith(style));
  return renamed(new Map(files.map(file => [file, read(file)])), '.wxss');
}

describe.each(['weapp', 'qq'] as const)('WeChat’s own compilers (issue 4): %s', host => {
  it('wcc takes every template', () => {
    const { templates, scripts } = templatesOf(host);
    expect(templates.size).toBeGreaterThan(30);
    expect(compileTemplates(new Map([...renamed(templates, '.wxml'), ...scripts]))).toBeUndefined();
  });

  it('wcsc takes every style sheet', () => {
    const styles = stylesOf(host);
    expect(styles.size).toBeGreaterThan(30);
    expect(compileStyles(styles)).toBeUndefined();
  });
});

describe('WeChat’s own compilers refuse', () => {
  it('a template that is left open', () => {
    expect(compileTemplates(new Map([['page.wxml', '<view><text></view>']]))).toMatch(/page\.wxml/);
  });

  it('a style sheet that ends in the middle', () => {
    expect(compileStyles(new Map([['page.wxss', '.card { color: red; } } .other {']]))).toMatch(/page\.wxss/);
  });
});
