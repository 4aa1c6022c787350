const { projects } = require('../../jest.config.js');

/** The folders of tests that Stryker runs for scripts/mutate.mjs, which are of one project, and this project. */
const folders = process.env.MUTATION_TESTS.split(',');
const [, name] = folders[0].split('/');
const project =
  projects.find(({ displayName }) => displayName === name) ??
  projects.find(({ displayName }) => displayName === 'app');

module.exports = { folders, project };
