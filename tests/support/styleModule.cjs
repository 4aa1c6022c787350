const { createHash } = require('node:crypto');
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const sass = require('sass');

const source = path.resolve(__dirname, '../../src');
const shared = path.join(source, 'styles');

/** The classes of a sheet of ours, each once. */
function classesOf(file) {
  const { css } = sass.compile(file, { loadPaths: [source] });
  const selectors = css.replace(/\/\*[^]*?\*\//g, '').replace(/\{[^{}]*\}/g, '{}');
  return [...new Set([...selectors.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name]) => name))];
}

/** What sheets take from: with another, they have other classes. */
const foundations = readdirSync(shared).map(name => readFileSync(path.join(shared, name), 'utf8'));

/** Jest's transform of a CSS module: every class of it by its own name, so that a test can tell states apart; no other. */
module.exports = {
  classesOf,
  getCacheKey: (text, file) =>
    createHash('sha256')
      .update([readFileSync(__filename, 'utf8'), sass.info, file, text, ...foundations].join('\n'))
      .digest('hex'),
  process: (_text, file) => {
    const names = Object.fromEntries(classesOf(file).map(name => [name, name]));
    return { code: `module.exports = { __esModule: true, default: ${JSON.stringify(names)} };` };
  },
};
