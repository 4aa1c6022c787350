import { Console } from 'node:console';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'node:util';
import { mainPackageSize } from '../../../scripts/lib/budgets.mjs';
import { command, CommandError } from '../../../scripts/lib/command.mjs';
import { isInstalled } from '../../../scripts/lib/install.mjs';

/** The quality checks of the developer tools: `{ name, success, detail }` each. */
async function checkQuality(ci, project) {
  const { error } = console;
  const errors = [];
  // It counts a check that breaks off as passed, and only prints the error.
  console.error = (...words) => errors.push(format(...words));
  const checks = await ci.checkCodeQuality(project).finally(() => (console.error = error));
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return checks.map(({ name, success, detail }) => ({ name, success, detail }));
}

/** How the files lead to each other: what is asked for and not there, what nothing leads to, bytes of the main package. */
async function analyse(ci, project) {
  const { files, modules } = await ci.analyseCode(project, { silent: true });
  return {
    lacking: modules.flatMap(({ deps }) => deps.flatMap(({ error }) => error ?? [])),
    unused: files.filter(({ moduleId }) => !moduleId).map(file => file.path),
    mainPackage: files.reduce((sum, { subPackage, size }) => (subPackage ? sum : sum + size), 0),
  };
}

/** Compiles as an upload does: the files that would be sent, or why it refuses. */
async function compile(ci, project) {
  try {
    const files = await ci.getCompiledResult({
      project,
      setting: { useProjectConfig: true },
      onProgressUpdate: () => undefined,
    });
    return { compiled: Object.keys(files).sort() };
  } catch (error) {
    return { compiled: [], refusal: error.message };
  }
}

// `node tests/hosts/code-checks/check.mjs <folder>`: what miniprogram-ci says of the built mini-program in a folder, as
// JSON. Nothing leaves this machine.
await command(async () => {
  if (!isInstalled({ folder: path.dirname(fileURLToPath(import.meta.url)) })) {
    throw new CommandError(
      'miniprogram-ci is not installed as in tests/hosts/code-checks/package-lock.json: run `npm ci` there.',
    );
  }
  // What the tool tells on the way is not the report.
  globalThis.console = new Console(process.stderr);
  const { default: ci } = await import('miniprogram-ci');
  // It would ask WeChat's servers for newer lists and the limits of the account: a closed port answers at once, and
  // it goes by those that it brings along.
  ci.proxy('http://127.0.0.1:9');
  const folder = path.resolve(process.argv[2]);
  // It leaves empty folders where it was called.
  const workshop = mkdtempSync(path.join(os.tmpdir(), 'car-rental-code-checks-'));
  process.once('exit', () => rmSync(workshop, { recursive: true, force: true }));
  process.chdir(workshop);
  const project = new ci.Project({
    type: 'miniProgram',
    projectPath: folder,
    // Only an upload is signed; the constructor wants a key all the same.
    privateKey: 'none',
    attr: async () => ci.DefaultProjectAttr,
  });
  const report = {
    checks: await checkQuality(ci, project),
    ...(await analyse(ci, project)),
    mainPackageSize: mainPackageSize(folder),
    ...(await compile(ci, project)),
  };
  // It keeps handles open and would never end by itself.
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`, () => process.exit());
});
