/**
 * What the reviewers of this repository would say, said by a machine. Import directions between folders are
 * dependency-cruiser's part (.dependency-cruiser.cjs).
 */
const { readFileSync } = require('node:fs');
const tseslint = require('typescript-eslint');
const reactHooks = require('eslint-plugin-react-hooks');

/** Lifecycle of a screen: hooks of Taro that are React hooks, not calls of the host. */
const taroHooks = [
  'useLaunch',
  'usePageNotFound',
  'useRouter',
  'useDidShow',
  'useDidHide',
  'usePullDownRefresh',
  'useReachBottom',
  'useUnload',
];
const navigation = '/^(navigateTo|redirectTo|switchTab|navigateBack|reLaunch)$/';

const taroComponents = {
  name: '@tarojs/components',
  message: 'Only src/components draws host components; use the kit (Element, Button, TextInput …).',
};
const taro = (allowImportNames = []) => ({
  name: '@tarojs/taro',
  ...(allowImportNames.length > 0 ? { allowImportNames } : {}),
  message:
    'Host calls live in src/platform, navigation in src/page/navigate.ts; a screen may use lifecycle hooks.',
});
/** Screens get what they show from a store: loading, failure and login are handled there, once. */
const wire = {
  name: '@/services/call',
  importNames: ['call'],
  message: 'No fetch in a screen: let a Resource, a PagedList or an action ask.',
};
const restrictedImports = (...paths) => ['error', { paths }];

/** Globals of a host: a mini-program has no window, a browser no wx. */
const hostGlobals = [
  ...['window', 'document', 'navigator', 'location', 'history', 'localStorage', 'sessionStorage'],
  ...['fetch', 'XMLHttpRequest', 'crypto', 'alert', 'confirm', 'getComputedStyle', 'globalThis', 'self'],
  ...['wx', 'my', 'qq', 'AlipayJSBridge', 'WeixinJSBridge', 'WeiboJSBridge', 'BNJS', 'mqq'],
].map(name => ({ name, message: 'What differs per host lives in src/platform.' }));

const noReExport = {
  selector: 'ExportAllDeclaration, ExportNamedDeclaration[source!=null]',
  message: 'No barrels: import a thing from the file that makes it.',
};
const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports; only pages and configuration files export a default.',
};
/** The words of the registry that tell a channel: codes, host families and sources, as selectors read them. */
const channelWords = [
  ...readFileSync(`${__dirname}/src/channels/registry.ts`, 'utf8').matchAll(
    /\b(?:code|family|source): '(\w+)'/g,
  ),
].map(([, word]) => word);
const channelWord = `Literal[value=/^(${[...new Set(channelWords)].join('|')})$/i]`;
const comparison = 'BinaryExpression[operator=/^[!=]==?$/]';
/** `channel`, `info.channel` and `info?.channel`, wherever they stand in a condition. */
const ofChannel = side =>
  `:matches([${side}.name=/channel$/i], [${side}.property.name=/channel$/i], [${side}.expression.property.name=/channel$/i])`;
const channelMessage =
  'Never ask for a channel by name: give its row in src/channels/registry.ts a capability.';
const noChannelQuestions = [
  `${comparison}${ofChannel('left')}[right.value=/./]`,
  `${comparison}${ofChannel('right')}[left.value=/./]`,
  `SwitchStatement${ofChannel('discriminant')}`,
].map(selector => ({ selector, message: channelMessage }));
const noChannelWords = [
  `${comparison} > ${channelWord}`,
  `SwitchCase > ${channelWord}`,
  `CallExpression[callee.property.name=/^(includes|indexOf|has|startsWith)$/] > ${channelWord}`,
  `CallExpression[callee.property.name=/^(includes|indexOf|some|find)$/] > MemberExpression > ArrayExpression > ${channelWord}`,
  // A list that is kept under a name to be asked later.
  `VariableDeclarator > ArrayExpression > ${channelWord}`,
  `NewExpression[callee.name="Set"] > ArrayExpression > ${channelWord}`,
].map(selector => ({ selector, message: channelMessage }));
const noHostNames = {
  selector: 'MemberExpression[property.name="TARO_ENV"]',
  message: 'What differs per host is a file in src/platform, never a condition.',
};
const onlyNavigation = {
  selector: `MemberExpression[object.name="Taro"]:not([property.name=${navigation}])`,
  message:
    'navigate.ts is the only caller of navigation, and of nothing else; other host calls live in src/platform.',
};
const noNavigation = {
  selector: `MemberExpression[object.name="Taro"][property.name=${navigation}]`,
  message: 'src/page/navigate.ts is the only caller of navigation.',
};
const noClock = [
  {
    selector:
      'CallExpression[callee.object.name="Date"][callee.property.name="now"], NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'Rules have no clock: a time that matters is an argument.',
  },
  {
    selector: 'CallExpression[callee.object.name="Math"][callee.property.name="random"]',
    message: 'Rules leave nothing to chance: the same input gives the same answer.',
  },
];
/** All that holds in every file of the app; flat config replaces a rule's options, it does not add to them. */
const appSyntax = [noReExport, ...noChannelQuestions, ...noChannelWords];

module.exports = tseslint.config(
  { ignores: ['dist/', 'node_modules/', '.data/', '.cache/', '.swc/', 'coverage/', 'server/db/migrations/'] },
  // No comment in a file switches a rule off: an exception is made here, with its reason.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },

  {
    files: ['**/*.{js,cjs,mjs}'],
    extends: [tseslint.configs.base],
    languageOptions: { parserOptions: { projectService: false } },
    rules: { eqeqeq: 'error', 'no-var': 'error', 'prefer-const': 'error', 'no-unused-vars': 'error' },
  },

  {
    files: ['{src,server,types,tests,config,scripts,pictures}/**/*.{ts,tsx}', '*.ts'],
    extends: [tseslint.configs.strict],
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ['*.ts'] }, tsconfigRootDir: __dirname },
    },
    rules: {
      // Rules that read types are named one by one: each finds defects that the compiler lets pass.
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
      // A React handler may be an async function: its failure is the store's or the action's to tell.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unsafe-argument': 'error',
      '@typescript-eslint/no-unsafe-assignment': 'error',
      '@typescript-eslint/no-unsafe-call': 'error',
      '@typescript-eslint/no-unsafe-member-access': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/no-base-to-string': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/prefer-promise-reject-errors': 'error',
      '@typescript-eslint/return-await': ['error', 'in-try-catch'],
      '@typescript-eslint/no-deprecated': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // `() => undefined` and `() => {}` say "nothing happens", which is what a fallback does.
      '@typescript-eslint/no-empty-function': 'off',
      // `defineAction<void, Order>`: an input or result of nothing is a type like another.
      '@typescript-eslint/no-invalid-void-type': 'off',
      eqeqeq: ['error', 'always'],
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'no-restricted-syntax': ['error', noReExport, noDefaultExport],
    },
  },

  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // What a person must know is on the screen, what we must know goes through services/analytics.
      'no-console': 'error',
      'no-restricted-globals': ['error', ...hostGlobals],
      '@typescript-eslint/no-restricted-imports': restrictedImports(taro(), taroComponents),
      'no-restricted-syntax': ['error', ...appSyntax, noHostNames, noDefaultExport],
    },
  },
  {
    files: ['src/channels/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', noReExport, noHostNames, noDefaultExport] },
  },
  {
    files: ['src/domain/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...appSyntax, noHostNames, noDefaultExport, ...noClock] },
  },
  {
    // The decisions give it one argument, `isIdCardNumber(text)`: the birth date is checked against today unless told otherwise.
    files: ['src/domain/identity.ts'],
    rules: { 'no-restricted-syntax': ['error', ...appSyntax, noHostNames, noDefaultExport] },
  },
  {
    files: ['src/platform/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-globals': 'off',
      '@typescript-eslint/no-restricted-imports': restrictedImports(taroComponents),
      // The host of a build, which is asked here alone, has the name of a family of channels.
      'no-restricted-syntax': [
        'error',
        ...[noReExport, ...noChannelQuestions, noDefaultExport, noNavigation],
      ],
    },
  },
  {
    // In-app browsers without the clipboard interface know only execCommand; it can go when they are gone.
    files: ['src/platform/clipboard.h5.ts'],
    rules: { '@typescript-eslint/no-deprecated': 'off' },
  },
  {
    files: ['src/components/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': restrictedImports(taro(), wire) },
  },
  {
    files: ['src/blocks/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': restrictedImports(taro(), taroComponents, wire) },
  },
  {
    // A countdown stands still with the screen that it is on.
    files: ['src/blocks/countdown/useCountdown.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': restrictedImports(taro(taroHooks), taroComponents, wire),
    },
  },
  {
    // In a mini-program the map itself is a component of the host.
    files: ['src/blocks/site-map/SiteMap.tsx'],
    rules: { '@typescript-eslint/no-restricted-imports': restrictedImports(taro(), wire) },
  },
  {
    files: ['src/{checkout,rental}/components/**/*.tsx', 'src/{pages,packages}/*/components/**/*.tsx'],
    rules: { '@typescript-eslint/no-restricted-imports': restrictedImports(taro(), taroComponents, wire) },
  },
  {
    files: ['src/components/paged-list-view/*.tsx'],
    rules: {
      // The owner of pull-down also puts its indicator away.
      '@typescript-eslint/no-restricted-imports': restrictedImports(
        taro([...taroHooks, 'stopPullDownRefresh']),
        wire,
      ),
    },
  },
  {
    files: [
      ...['src/app.tsx', 'src/page/**/*.{ts,tsx}'],
      ...['src/pages/*/index.tsx', 'src/packages/*/pages/*/index.tsx'],
    ],
    rules: {
      '@typescript-eslint/no-restricted-imports': restrictedImports(taro(taroHooks), taroComponents, wire),
    },
  },
  {
    files: ['src/page/navigate.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': restrictedImports(taroComponents),
      'no-restricted-syntax': ['error', ...appSyntax, noHostNames, noDefaultExport, onlyNavigation],
    },
  },
  {
    // Files that Taro finds by their name and reads by their default.
    files: [
      'src/app.tsx',
      'src/**/*.config.ts',
      'src/pages/*/index.tsx',
      'src/packages/*/pages/*/index.tsx',
      'src/{custom,customize}-tab-bar/index.tsx',
    ],
    rules: { 'no-restricted-syntax': ['error', ...appSyntax, noHostNames] },
  },

  {
    // Fastify's hooks are typed as callbacks and awaited when they are async.
    files: ['server/**/*.ts'],
    rules: {
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { properties: false, arguments: false } },
      ],
    },
  },
  {
    // What an area shows to the others stands in one list; it is no barrel of a folder.
    files: ['server/areas/*/public.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport] },
  },
  {
    files: [
      ...['config/**/*.ts', '*.ts', 'types/**/*.d.ts', 'tests/support/taro.ts'],
      'scripts/bench/empty-app/**/*.{ts,tsx}',
    ],
    rules: { 'no-restricted-syntax': ['error', noReExport] },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      // `expect(store.logIn)` and the like: a test names methods without calling them.
      '@typescript-eslint/unbound-method': 'off',
      // Jest's matchers (`expect.any`) and `JSON.parse` in an expectation are of no type.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
);
