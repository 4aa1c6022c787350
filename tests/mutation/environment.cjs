const noticing = require('./noticing.cjs');
const { project } = require('./room.cjs');
const { TestEnvironment } = require(`jest-environment-${project.testEnvironment}`);

/** The project's own environment, in which no test runs any more once one has noticed the change. */
module.exports = class extends TestEnvironment {
  handleTestEvent({ name, test }) {
    if (name === 'test_fn_failure') noticing.notice();
    if (name === 'test_start' && noticing.isNoticed()) test.mode = 'skip';
  }
};
