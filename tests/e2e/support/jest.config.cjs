const path = require('node:path');

/** The journeys in a real browser; scripts/e2e.mjs starts the browser and the server that they need. */
module.exports = {
  rootDir: path.resolve(__dirname, '../../..'),
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/e2e/**/*.e2e.ts'],
  testSequencer: '<rootDir>/tests/support/walksFirst.cjs',
  testTimeout: 90_000,
  transform: {
    '^.+\\.ts$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } }],
  },
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1', '^~types/(.*)$': '<rootDir>/types/$1' },
};
