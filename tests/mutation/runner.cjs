const { statSync } = require('node:fs');
const { parse } = require('node:path');
const { default: Runner } = require('jest-runner');
const { isNoticed } = require('./noticing.cjs');

/** Runs one file of tests after another until one has noticed the change: those of the changed file first, then short ones. */
module.exports = class extends Runner {
  constructor(globalConfig, context) {
    super(globalConfig, context);
    this.changed = globalConfig.nonFlagArgs.map(file => parse(file).name);
  }

  async runTests(tests, watcher, options) {
    const costs = new Map(tests.map(test => [test, this.isOwn(test) ? 0 : statSync(test.path).size]));
    for (const test of [...tests].sort((a, b) => costs.get(a) - costs.get(b))) {
      if (isNoticed()) return;
      await super.runTests([test], watcher, options);
    }
  }

  isOwn({ path }) {
    return this.changed.some(name => parse(path).base.startsWith(`${name}.`));
  }
};
