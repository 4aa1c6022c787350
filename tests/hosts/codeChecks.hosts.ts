import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { builtApp, filesBelow } from './support/compile';

/** What code-checks/check.mjs reports of a mini-program. */
interface Report {
  /** Each check of the code's quality, with what it found. */
  checks: { name: string; success: boolean; detail?: unknown }[];
  /** What a file asks for and is not there, in words. */
  lacking: string[];
  /** Files that no other leads to. */
  unused: string[];
  /** Bytes of the main package: as WeChat counts them, and as our budget does (scripts/lib/budgets.mjs). */
  mainPackage: number;
  mainPackageSize: number;
  /** The files that an upload would send, or why it would be refused. */
  compiled: string[];
  refusal?: string;
}

const program = path.resolve(__dirname, 'code-checks/check.mjs');

/** Runs miniprogram-ci, WeChat's own checks and uploader, on the mini-program in a folder. */
function examine(folder: string): Promise<Report> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [program, folder], (error, stdout, stderr) => {
      if (error) reject(new Error(stderr.trim()));
      else resolve(JSON.parse(stdout) as Report);
    });
  });
}

/** Runs it on a copy of our build in which some files are changed; a file that is not there begins empty. */
async function examineSpoilt(changes: Readonly<Record<string, (text: string) => string>>): Promise<Report> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'car-rental-code-checks-'));
  try {
    cpSync(builtApp('weapp'), folder, { recursive: true });
    for (const [file, change] of Object.entries(changes)) {
      const target = path.join(folder, file);
      writeFileSync(target, '', { flag: 'a' });
      writeFileSync(target, change(readFileSync(target, 'utf8')));
    }
    return await examine(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const failed = ({ checks }: Report): string[] =>
  checks.filter(({ success }) => !success).map(({ name }) => name);

describe('WeChat’s code checks (issue 4: miniprogram-ci) of dist/weapp', () => {
  let report: Report;
  beforeAll(async () => {
    report = await examine(builtApp('weapp'));
  });

  it('every check of the code’s quality passes', () => {
    expect(report.checks).toHaveLength(11);
    expect(report.checks.filter(({ success }) => !success)).toEqual([]);
  });

  it('every file that another asks for is there, and none lies there for nobody', () => {
    expect(report.lacking).toEqual([]);
    expect(report.unused).toEqual([]);
  });

  it('an upload compiles it and sends every file of it', () => {
    expect(report.refusal).toBeUndefined();
    // Files of kinds that a mini-program does not have stay here.
    const stayHere = ['.build-stamp', 'vendors.js.LICENSE.txt'];
    expect(report.compiled).toEqual(
      filesBelow(builtApp('weapp'))
        .filter(file => !stayHere.includes(file))
        .sort(),
    );
  });

  it('its main package weighs no more than our budget takes it for', () => {
    expect(report.mainPackage).toBeGreaterThan(0);
    expect(report.mainPackage).toBeLessThanOrEqual(report.mainPackageSize);
  });
});

describe('WeChat’s code checks refuse our build', () => {
  let report: Report;
  beforeAll(async () => {
    report = await examineSpoilt({
      'app.js': text => `require('./lacking.js');${text}\n//${'·'.repeat(1024 * 1024)}`,
      'app.json': text => text.replace('"lazyCodeLoading":"requiredComponents",', ''),
      'project.config.json': text => text.replace('"minified":true', '"minified":false'),
      'rates.js': () => 'module.exports = 1;',
      'packages/car/pages/list/index.js': text => `require('../../../../rates.js');${text}`,
      'forgotten.js': () => 'module.exports = 1;',
    });
  });

  it('when it is too large, loaded at once, not minified, or keeps in its main package what others need', () => {
    expect(failed(report)).toEqual([
      'PACKAGE_SIZE_LIMIT',
      'JS_COMPRESS_OPEN',
      'LAZYCODE_LOADING_OPEN',
      'CONTAINS_OTHER_PKG_JS',
    ]);
  });

  it('when a file is lacking, or lies there for nobody', () => {
    expect(report.lacking).toEqual([expect.stringContaining('./lacking.js')]);
    expect(report.unused).toEqual(['forgotten.js']);
  });

  it.each([
    ['a page is not there', 'app.json', '"pages/home/index"', '"pages/hall/index"', /pages\/hall\/index/],
    ['a setting is none', 'app.json', '"darkmode":true', '"darkmode":"red"', /darkmode/],
  ])('when %s', async (_what, file, written, spoilt, words) => {
    const { compiled, refusal } = await examineSpoilt({ [file]: text => text.replace(written, spoilt) });
    expect(refusal).toMatch(words);
    expect(compiled).toEqual([]);
  });

  it('when a check cannot do its work', async () => {
    await expect(examineSpoilt({ 'app.json': () => '{' })).rejects.toThrow(/JSON at position/);
  });
});
