const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { buildSync, version } = require('esbuild');

/** Jest can neither require ES modules nor run `import()`. */
function toCommonJs(source, filename) {
  // TypeBox ships nothing but ES modules: bundled, once, into one file.
  if (filename.endsWith('.mjs')) {
    const options = { bundle: true, format: 'cjs', platform: 'node', target: 'node20', write: false };
    return buildSync({ ...options, entryPoints: [filename] }).outputFiles[0].text;
  }
  // PGlite imports modules of Node itself where it needs them.
  const helper =
    'const importNow = async id => { const found = require(id); return { ...found, default: found }; };';
  return source.replace(/^"use strict";/, `$&${helper}`).replaceAll('import(', 'importNow(');
}

module.exports = {
  getCacheKey: (source, file) =>
    createHash('sha256')
      .update([version, readFileSync(__filename), file, source].join('\n'))
      .digest('hex'),
  process: (source, filename) => ({ code: toCommonJs(source, filename) }),
};
