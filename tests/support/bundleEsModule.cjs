const { createHash } = require('node:crypto');
const { buildSync, version } = require('esbuild');

/**
 * Jest can neither require ES modules nor run `import()`: packages that need it are bundled, once, into a
 * plain CommonJS file.
 */
const options = {
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  supported: { 'dynamic-import': false },
  write: false,
  logLevel: 'error',
};

module.exports = {
  getCacheKey: (source, file) =>
    createHash('sha256').update(JSON.stringify([version, options, file, source])).digest('hex'),
  process: (_source, file) => ({ code: buildSync({ ...options, entryPoints: [file] }).outputFiles[0].text }),
};
