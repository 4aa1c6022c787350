const { statSync } = require('node:fs');
const { default: Runner } = require('jest-runner');
const { isNoticed } = require('./noticing.cjs');

const size = ({ path }) => statSync(path).size;

/** Runs one file of tests after another, short ones first, until one has noticed the change. */
module.exports = class extends Runner {
  async runTests(tests, watcher, options) {
    for (const test of [...tests].sort((a, b) => size(a) - size(b))) {
      if (isNoticed()) return;
      await super.runTests([test], watcher, options);
    }
  }
};
