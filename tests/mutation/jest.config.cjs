const path = require('node:path');
const { projects } = require('../../jest.config.js');

// What Stryker runs for scripts/mutate.mjs: the tests of the folders in MUTATION_TESTS, which are of one project.
const folders = process.env.MUTATION_TESTS.split(',');
const [, name] = folders[0].split('/');
const project =
  projects.find(({ displayName }) => displayName === name) ??
  projects.find(({ displayName }) => displayName === 'app');

module.exports = {
  ...project,
  rootDir: path.resolve(__dirname, '../..'),
  testMatch: folders.map(folder => `<rootDir>/${folder}/**/!(*.mini).test.{ts,tsx}`),
};
