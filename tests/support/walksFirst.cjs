const { default: Sequencer } = require('@jest/test-sequencer');

const isWalk = ({ path }) => /[\\/]walks[\\/]/.test(path);

/** The walks over every screen take longest: they begin first, so that no processor waits for them at the end. */
module.exports = class extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(isWalk), ...sorted.filter(test => !isWalk(test))];
  }
};
