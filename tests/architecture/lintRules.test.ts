import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { repository } from '../support/repository';

interface Sample {
  what: string;
  /** The file as which it is read: one that exists, since the rules know types. */
  file: string;
  code: string;
  /** The rule that must speak; undefined: nothing may. */
  rule: string | undefined;
}

const navigation = 'src/page/navigate.ts';
const store = 'src/stores/SearchStore.ts';
const screen = 'src/pages/login/index.tsx';
const platform = 'src/platform/title.ts';
const imports = '@typescript-eslint/no-restricted-imports';

const samples: Sample[] = [
  {
    what: 'a host call in a store',
    file: store,
    code: "import Taro from '@tarojs/taro';\nvoid Taro.request({ url: '/' });",
    rule: imports,
  },
  {
    what: 'a host call in a screen',
    file: screen,
    code: "import Taro from '@tarojs/taro';\nexport const title = Taro.getEnv();",
    rule: imports,
  },
  {
    what: 'a life-cycle hook in a screen',
    file: screen,
    code: "import { useDidShow } from '@tarojs/taro';\nexport const useShown = () => useDidShow(() => undefined);",
    rule: undefined,
  },
  {
    what: 'a host component in a screen',
    file: screen,
    code: "import { View } from '@tarojs/components';\nexport const view = View;",
    rule: imports,
  },
  {
    what: 'a fetch in a screen',
    file: screen,
    code: "import { call } from '@/services/call';\nexport const ask = () => call('GET /api/city/get_cities', {});",
    rule: imports,
  },
  {
    what: 'window outside the platform',
    file: store,
    code: 'export const width = window.innerWidth;',
    rule: 'no-restricted-globals',
  },
  {
    what: 'fetch outside the platform',
    file: 'src/services/call.ts',
    code: "export const ask = () => fetch('/');",
    rule: 'no-restricted-globals',
  },
  {
    what: 'document in the platform',
    file: 'src/platform/title.h5.ts',
    code: 'export const title = () => document.title;',
    rule: undefined,
  },
  {
    what: 'navigation in the platform',
    file: platform,
    code: "import Taro from '@tarojs/taro';\nvoid Taro.navigateTo({ url: '/' });",
    rule: 'no-restricted-syntax',
  },
  {
    what: 'another host call in navigate',
    file: navigation,
    code: "import Taro from '@tarojs/taro';\nvoid Taro.showToast({ title: '' });",
    rule: 'no-restricted-syntax',
  },
  {
    what: 'navigation in navigate',
    file: navigation,
    code: "import Taro from '@tarojs/taro';\nvoid Taro.navigateTo({ url: '/' });",
    rule: undefined,
  },
  {
    what: 'a channel asked for by name',
    file: store,
    code: "export const hides = (channel: string) => channel === 'HIDE';",
    rule: 'no-restricted-syntax',
  },
  {
    what: 'a channel asked for by name, as a field',
    file: screen,
    code: "export const hides = (info: { channel: string }) => info.channel !== 'HIDE';",
    rule: 'no-restricted-syntax',
  },
  ...[
    "export const is = (info?: { channel: string }) => info?.channel === 'somewhere';",
    "export const is = (channel: string) => 'somewhere' === channel;",
    "export const is = (visit: string) => visit === 'ALI';",
    "export const is = (visit: string) => ['alipay', 'jd'].includes(visit);",
    "const bypass = ['alilite'];\nexport const is = (visit: string) => bypass.includes(visit);",
    "export const is = (visits: string[]) => visits.includes('QQPAY');",
    "export const is = (visits: Set<string>) => visits.has('JD');",
  ].map(code => ({
    what: `a channel asked for by name, as ${code.slice(code.lastIndexOf('=>') + 3)}`,
    file: store,
    code,
    rule: 'no-restricted-syntax',
  })),
  {
    what: 'whether there is a channel at all',
    file: store,
    code: "export const isPlain = (channel: string) => channel === '';",
    rule: undefined,
  },
  {
    what: 'a host asked for by name',
    file: store,
    code: "export const isWeb = process.env.TARO_ENV === 'h5';",
    rule: 'no-restricted-syntax',
  },
  {
    what: 'the clock in a rule',
    file: 'src/domain/rentalTime.ts',
    code: 'export const now = () => Date.now();',
    rule: 'no-restricted-syntax',
  },
  {
    what: 'a default export of a store',
    file: store,
    code: 'export default class SearchStore {}',
    rule: 'no-restricted-syntax',
  },
  {
    what: 'a barrel',
    file: 'src/routes/index.ts',
    code: "export { matchUrl } from './match';",
    rule: 'no-restricted-syntax',
  },
  {
    what: 'the console in the app',
    file: store,
    code: "console.log('here');",
    rule: 'no-console',
  },
  {
    what: 'any',
    file: store,
    code: 'export const read = (value: any) => value;',
    rule: '@typescript-eslint/no-explicit-any',
  },
  {
    what: 'a promise that nobody waits for',
    file: store,
    code: 'export const start = () => { Promise.resolve(); };',
    rule: '@typescript-eslint/no-floating-promises',
  },
  {
    what: 'a case that a switch forgets',
    file: store,
    code: "export function text(kind: 'a' | 'b') { switch (kind) { case 'a': return 'A'; } return ''; }",
    rule: '@typescript-eslint/switch-exhaustiveness-check',
  },
  {
    what: 'a rule that a comment would switch off',
    file: store,
    code: '// eslint-disable-next-line no-restricted-globals\nexport const width = window.innerWidth;',
    rule: 'no-restricted-globals',
  },
  {
    what: 'the compiler that a comment would silence',
    file: store,
    code: "// @ts-ignore\nexport const count: number = 'one';",
    rule: '@typescript-eslint/ban-ts-comment',
  },
];

/** What the rules said of each sample, in their order. */
function lint(): string[][] {
  const tool = path.join(repository, 'tests/support/lintSamples.mjs');
  const run = spawnSync(process.execPath, [tool], {
    cwd: repository,
    encoding: 'utf8',
    input: JSON.stringify(samples.map(({ file, code }) => ({ file: path.join(repository, file), code }))),
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as string[][];
}

describe('lint rules (design: host calls in platform, navigation in navigate, no channel by name)', () => {
  let said: Map<string, string[]>;

  beforeAll(() => {
    const found = lint();
    said = new Map(samples.map(({ what }, index) => [what, found[index] ?? []]));
  }, 120_000);

  it.each(samples.filter(({ rule }) => rule))('$what: $rule', ({ what, rule }) => {
    expect(said.get(what)).toContain(rule);
  });

  it.each(samples.filter(({ rule }) => !rule))('$what is fine', ({ what }) => {
    expect(said.get(what)).toEqual([]);
  });
});
