const path = require('node:path');

/** Built mini-programs on an engine; scripts/hosts.mjs builds what is missing and starts browser and server. */
module.exports = {
  rootDir: path.resolve(__dirname, '../../..'),
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/hosts/**/*.hosts.ts'],
  testSequencer: '<rootDir>/tests/support/walksFirst.cjs',
  testTimeout: 90_000,
  transform: {
    '^.+\\.ts$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } }],
    // It ships ES modules only.
    'node_modules/typebox/.*js$': '<rootDir>/tests/support/commonJsTransform.cjs',
  },
  transformIgnorePatterns: ['/node_modules/(?!typebox/)'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1', '^~types/(.*)$': '<rootDir>/types/$1' },
};
