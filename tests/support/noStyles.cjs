/** Global styles say nothing to a test. */
module.exports = {};
