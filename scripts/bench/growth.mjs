import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../lib/build.mjs';
import { mainPackageSize } from '../lib/budgets.mjs';
import { CommandError } from '../lib/command.mjs';
import { runNode } from '../lib/processes.mjs';
import { builtApp, inProject, shown } from '../lib/project.mjs';
import { loadRoutes } from '../lib/routes.mjs';

/** The line that is copied, with stores, styles and icons of its own, and how often. */
const line = 'site';
const copies = 5;

const source = '.cache/bench/grown-src';
const output = '.cache/bench/grown-weapp';

/** Copies the line under another name into the sources at `folder`. */
function addLine(folder, name) {
  const target = path.join(folder, 'packages', name);
  cpSync(path.join(folder, 'packages', line), target, { recursive: true });
  for (const file of filesOf(target).filter(name => /\.tsx?$/.test(name))) {
    const text = readFileSync(path.join(target, file), 'utf8')
      .replaceAll(`'${line}.`, `'${name}.`)
      .replaceAll(`packages/${line}/`, `packages/${name}/`);
    writeFileSync(path.join(target, file), text);
  }
  const table = path.join(folder, 'routes/index.ts');
  const rows = readFileSync(table, 'utf8').replace(
    `...${line}Routes,`,
    `...${line}Routes,\n  ...${name}Routes,`,
  );
  const row = `import { ${line}Routes as ${name}Routes } from '../packages/${name}/routes';\n`;
  writeFileSync(table, row + rows);
}

/** The folder of the app as it stands with copies of a line added, built for WeChat. */
async function grownApp() {
  const folder = inProject(source);
  rmSync(folder, { recursive: true, force: true });
  cpSync(inProject('src'), folder, { recursive: true });
  for (let copy = 1; copy <= copies; copy += 1) addLine(folder, `${line}${copy}`);
  const log = inProject('.cache/logs/build-grown-weapp.log');
  const env = { ...process.env, NODE_ENV: 'production', SOURCE_ROOT: source, OUTPUT_ROOT: output };
  rmSync(inProject(output), { recursive: true, force: true });
  const { code } = await runNode(
    [inProject('node_modules/@tarojs/cli/bin/taro'), 'build', '--type', 'weapp'],
    {
      log,
      env,
    },
  );
  if (code !== 0) {
    throw new CommandError(
      `The app with more screens could not be built; the compiler's words are in ${shown(log)}.`,
    );
  }
  return inProject(output);
}

/** What each further screen adds to the main package of the built WeChat app, as a row of the bench. */
export async function growthRow() {
  const routes = await loadRoutes();
  const inLine = routes.filter(({ page }) => page.startsWith(`packages/${line}/`)).length;
  const added = mainPackageSize(await grownApp()) - mainPackageSize(builtApp('weapp'));
  return {
    what: 'WeChat: what a further screen adds to the main package',
    note: `a line of ${inLine} screens, copied ${copies} times`,
    value: added / (inLine * copies) / 1024,
    unit: 'KB',
    most: 0.5,
  };
}
