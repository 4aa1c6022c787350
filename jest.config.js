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
  globalSetup: '<rootDir>/tests/server/support/fingerprint.mjs',
  setupFilesAfterEnv: ['<rootDir>/tests/support/patience.ts'],
};

/**
 * The app as a host sees it: stores, pages and kit in a document, the host replaced by tests/support/taro. `extensions`
 * come before the plain suffix, as in Taro's build.
 */
const app = (name, pattern, extensions) => ({
  displayName: name,
  rootDir: __dirname,
  testEnvironment: 'jsdom',
  testMatch: [
    'stores',
    'page',
    'pages',
    'components',
    'blocks',
    'checkout',
    'rental',
    'services',
    'routes',
    'channels',
    'platform',
    'packages',
  ].map(folder => `<rootDir>/tests/${folder}/**/${pattern}`),
  transform: { ...transform, '\\.module\\.scss$': '<rootDir>/tests/support/styleModule.cjs' },
  moduleFileExtensions: [...extensions, 'tsx', 'ts', 'js', 'mjs', 'cjs', 'json'],
  moduleNameMapper: {
    '(?<!\\.module)\\.scss$': '<rootDir>/tests/support/noStyles.cjs',
    '^@tarojs/taro$': '<rootDir>/tests/support/taro.ts',
    '^@tarojs/components$': '<rootDir>/tests/support/taroComponents.tsx',
    ...moduleNameMapper,
  },
  setupFiles: ['<rootDir>/tests/support/appSetup.ts'],
  setupFilesAfterEnv: ['patience', 'patientQueries', 'freshHost'].map(
    file => `<rootDir>/tests/support/${file}.ts`,
  ),
});

/** Among what is kept there are copies of the project (`npm run mutate`). */
const modulePathIgnorePatterns = ['<rootDir>/.cache/'];

module.exports = {
  projects: [
    node('domain'),
    node('architecture'),
    node('config'),
    // Each runs a program to its end.
    { ...node('scripts'), setupFilesAfterEnv: ['<rootDir>/tests/support/patience.ts'] },
    server,
    app('app', '!(*.mini).test.{ts,tsx}', ['h5.tsx', 'h5.ts']),
    // The same sources as a mini-program gets them: without the H5 files.
    app('mini', '*.mini.test.{ts,tsx}', []),
  ].map(project => ({ ...project, modulePathIgnorePatterns })),
};
