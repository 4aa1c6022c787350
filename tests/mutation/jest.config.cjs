const path = require('node:path');
const { folders, project } = require('./room.cjs');

const inFolder = name => path.join(__dirname, name);

// What Stryker runs for scripts/mutate.mjs.
module.exports = {
  ...project,
  rootDir: path.resolve(__dirname, '../..'),
  testMatch: folders.map(folder => `<rootDir>/${folder}/**/!(*.mini).test.{ts,tsx}`),
  // These end processes and servers again and again, up to a minute for each change.
  testPathIgnorePatterns: [
    ...(project.testPathIgnorePatterns ?? []),
    '/(kill|oversell|lostDatabase)\\.test\\.',
  ],
  testEnvironment: inFolder('environment.cjs'),
  runner: inFolder('runner.cjs'),
  setupFiles: [...(project.setupFiles ?? []), inFolder('firstFailure.cjs')],
};
