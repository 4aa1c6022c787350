// masks of a car from its spec: SVG → PNG
import { createRequire } from 'node:module';
import { readFileSync, mkdirSync } from 'node:fs';
const require = createRequire('/work/main/package.json');
const sharp = require('sharp');
const spec = JSON.parse(readFileSync(process.argv[2], 'utf8'));
mkdirSync(spec.masks, { recursive: true });
const { length: L, width: W, height: H } = spec;
const sizes = { side: [L, H * 1.02], top: [L, (W / 2) * 1.05], front: [(W / 2) * 1.05, H * 1.02], rear: [(W / 2) * 1.05, H * 1.02] };
const colours = { glass: ['a', '#f00'], black: ['a', '#0f0'], gap: ['a', '#00f'], lamp: ['b', '#f00'], red: ['b', '#0f0'], chrome: ['b', '#00f'] };
for (const [view, [w, h]] of Object.entries(sizes)) {
  for (const file of ['a', 'b']) {
    // Screen blending, so that layers of different channels do not hide each other; `erase` clears all.
    const shapes = (spec.details[view] ?? []).map(([what, d, stroke]) => {
      const [f, colour] = what === 'erase' ? [file, '#000'] : colours[what];
      if (f !== file) return '';
      const mode = what === 'erase' ? '' : 'style="mix-blend-mode:screen"';
      return stroke ? `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${stroke}" stroke-linejoin="round" stroke-linecap="round" ${mode}/>` : `<path d="${d}" fill="${colour}" ${mode}/>`;
    }).join('');
    const px = view === 'side' || view === 'top' ? 4096 : 2048;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${px}" height="${Math.round(px * h / w)}" viewBox="0 0 ${w} ${h}"><rect width="${w}" height="${h}" fill="#000"/><g transform="translate(0 ${h}) scale(1 -1)">${shapes}</g></svg>`;
    await sharp(Buffer.from(svg)).png().toFile(`${spec.masks}/${view}-${file}.png`);
  }
}
