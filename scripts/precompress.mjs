import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesOf } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { builtApp } from './lib/project.mjs';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = /\.(html|js|css|svg|json|txt|map|webmanifest)$/;
// A compressed file that saves less than this is not worth a file.
const smallest = 1024;

// Writes `<file>.br` and `<file>.gz` beside the texts of the built H5 app (or of another folder that is named), which
// the server sends as they are.
await command(async () => {
  const folder = process.argv[2] ?? builtApp('h5');
  for (const file of filesOf(folder).filter(name => compressible.test(name))) {
    const full = path.join(folder, file);
    const content = readFileSync(full);
    if (content.length < smallest) continue;
    const [br, gz] = await Promise.all([
      brotli(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
      zip(content, { level: 9 }),
    ]);
    if (br.length < content.length) writeFileSync(`${full}.br`, br);
    if (gz.length < content.length) writeFileSync(`${full}.gz`, gz);
  }
});
