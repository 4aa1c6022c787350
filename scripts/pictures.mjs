import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { tsImport } from 'tsx/esm/api';
import { findBrowser } from './lib/browser.mjs';
import { command, CommandError } from './lib/command.mjs';
import { requireAllPackages } from './lib/install.mjs';
import { exitOnSignals } from './lib/processes.mjs';
import { inProject, shown } from './lib/project.mjs';

/**
 * `npm run pictures`: renders the cars of the fleet from pictures/, and writes their masters for the server. Run by hand when
 * a model comes or a row of pictures/ changes. `npm run pictures -- tank-300 haval-h6` renders those alone, with `interior`
 * or another view only that.
 * Either way a page shows every car from all sides.
 */
const masters = inProject('server/demo/pictures/cars');
const overview = inProject('.cache/pictures/index.html');
const views = ['front', 'side', 'rear', 'interior'];
/** As wide as the widest that the server sends. */
const WIDTH = 750;

/** Chromium draws without a graphics card. */
const software = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

async function openStudio() {
  const [bundle] = (
    await build({
      entryPoints: [inProject('pictures/render.ts')],
      bundle: true,
      write: false,
      format: 'iife',
      target: 'es2022',
    })
  ).outputFiles;
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: [...args.filter(arg => arg !== '--disable-gpu'), ...software],
  });
  const page = await browser.newPage();
  await page.setContent('<!doctype html><body></body>');
  await page.addScriptTag({ content: bundle.text });
  return { page, close: () => browser.close() };
}

async function render(page, picture, view) {
  const address = await page.evaluate(([name, side]) => window.draw(name, side), [picture, view]);
  const image = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  await sharp(image)
    .resize({ width: WIDTH, kernel: 'lanczos3' })
    .webp({ quality: 90, alphaQuality: 90, effort: 6 })
    .toFile(path.join(masters, `${picture}-${view}.webp`));
}

/** Every car from all sides. */
function pageOf(cars) {
  const rows = cars.map(car => {
    const rendered = views.map(view => {
      const file = path.relative(path.dirname(overview), path.join(masters, `${car.picture}-${view}.webp`));
      return `<td><img src="${file}" alt="${view}"></td>`;
    });
    return `<tr><th>${car.brand}${car.series}<br><small>${car.picture}</small></th>${rendered.join('')}</tr>`;
  });
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>车型图片</title>
<style>body{font-family:sans-serif}img{width:360px;display:block}</style><table>${rows.join('\n')}</table></html>\n`;
}

await command(async () => {
  exitOnSignals();
  await requireAllPackages();
  const { FLEET } = await tsImport('../server/demo/data/fleet.ts', import.meta.url);
  const args = process.argv.slice(2);
  const wanted = args.filter(name => !views.includes(name));
  const wantedViews = views.filter(view => wanted.length === args.length || args.includes(view));
  const unknown = wanted.find(name => !FLEET.some(({ picture }) => picture === name));
  if (unknown) throw new CommandError(`There is no car ${unknown} in the fleet.`);
  const cars = FLEET.filter(({ picture }) => wanted.length === 0 || wanted.includes(picture));
  mkdirSync(masters, { recursive: true });
  const { page, close } = await openStudio();
  for (const { picture } of cars) {
    for (const view of wantedViews) await render(page, picture, view);
    console.log(`✓ ${picture}`);
  }
  await close();
  mkdirSync(path.dirname(overview), { recursive: true });
  writeFileSync(overview, pageOf(FLEET));
  console.log(`Open ${shown(overview)}.`);
});
