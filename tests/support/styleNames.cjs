/** Every class of a CSS module by its own name, so that a test can tell states apart. */
module.exports = { __esModule: true, default: new Proxy({}, { get: (_target, name) => String(name) }) };
