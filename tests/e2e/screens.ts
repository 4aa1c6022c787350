import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { newPhone, type PhoneOptions } from './support/app';
import { atFullHeight, nameOf, visitScreens } from './support/screens';

/** Where `npm run screens` wants the pictures. */
const directory = process.env.SCREENS_DIRECTORY ?? '';

interface Picture {
  file: string;
  title: string;
  address: string;
}

/** How wide a picture is shown: as on the phone, and two of a desktop side by side. */
const shownAt = ({ width = 375 }: PhoneOptions): number => Math.min(width, 640);

/** One page with all pictures of a walk, to be looked at one by one. */
function pageOf(title: string, width: number, pictures: readonly Picture[]): string {
  const figures = pictures.map(
    ({ file, title: name, address }) =>
      `<figure><figcaption>${name}<br><code>${address}</code></figcaption><img src="${file}" alt="${name}"></figure>`,
  );
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${title}</title>
<style>body{font-family:sans-serif;background:#ddd}main{display:flex;flex-wrap:wrap}figure{margin:12px}img{width:${width}px;border:1px solid #999;display:block}figcaption{width:${width}px;overflow-wrap:anywhere;margin-bottom:4px}</style>
<h1>${title}</h1><main>${figures.join('\n')}</main></html>\n`;
}

/** Not a test of anything: it is run by `npm run screens` alone. */
describe('pictures of every screen', () => {
  it.each<[size: string, folder: string, options: PhoneOptions]>([
    ['375×812', 'normal', {}],
    ['320×812，长辈版', 'elder', { width: 320, storage: { elder: 'on' } }],
    ['375×812，深色', 'dark', { dark: true }],
    ['1280×800', 'desktop', { desktop: true }],
  ])('%s', async (size, folder, options) => {
    const phone = await newPhone(options);
    const pictures: Picture[] = [];
    try {
      const missing = await visitScreens(phone, async screen => {
        const { name, stage, title, address } = screen;
        const file = `${folder}-${String(pictures.length + 1).padStart(3, '0')}-${name}-${stage}.png`;
        await atFullHeight(phone.page, () => phone.page.screenshot({ path: path.join(directory, file) }));
        pictures.push({ file, title: `${title}（${nameOf(screen)}）`, address });
      });
      expect(missing).toEqual([]);
    } finally {
      const page = pageOf(`所有页面 ${size}`, shownAt(options), pictures);
      writeFileSync(path.join(directory, `${folder}.html`), page);
      await phone.context.close();
    }
  });
});
