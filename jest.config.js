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

/** The server also loads TypeBox, which ships ES modules only, and PGlite, which calls `import()`. */
const server = {
  ...node('server'),
  transform: {
    ...transform,
    'node_modules/(typebox|@electric-sql/pglite)/.*js$': '<rootDir>/tests/support/commonJsTransform.cjs',
  },
  transformIgnorePatterns: ['/node_modules/(?!typebox/|@electric-sql/pglite/)'],
};

module.exports = {
  projects: [node('domain'), node('architecture'), server],
};
