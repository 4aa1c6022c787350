/** Unit, store, page, architecture and server tests. End-to-end and host runs have runners of their own (scripts/test.mjs). */
const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  ],
};
const moduleNameMapper = { '^@/(.*)$': '<rootDir>/src/$1', '^~types/(.*)$': '<rootDir>/types/$1' };
const node = name => ({
  displayName: name,
  rootDir: __dirname,
  testEnvironment: 'node',
  testMatch: [`<rootDir>/tests/${name}/**/*.test.ts`],
  transform,
  moduleNameMapper,
});

module.exports = {
  projects: [node('domain'), node('architecture'), node('server')],
};
