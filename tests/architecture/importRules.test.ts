import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repository, runRepositoryTool } from '../support/repository';

interface Violation {
  rule: { name: string };
  from: string;
  to: string;
}

interface Report {
  summary: { violations: Violation[] };
  modules: { source: string; dependencies: { resolved: string }[] }[];
}

const configFile = path.join(repository, '.dependency-cruiser.cjs');
const { forbidden } = jest.requireActual<{ forbidden: { name: string; comment?: string }[] }>(configFile);

interface Sample {
  file: string;
  imports: string;
  type?: true;
}

/** A house of one file per line: the file, and what it imports. Each breaks the rule beside it, and only it. */
const samples: Record<string, Sample | readonly Sample[]> = {
  'no-circular': { file: 'src/stores/CycleStore.ts', imports: './CycleStore' },
  'no-unresolvable': { file: 'src/stores/LostStore.ts', imports: './nowhere' },
  'domain-is-pure': { file: 'src/domain/price.ts', imports: '../stores/Store', type: true },
  'services-are-below-stores': [
    { file: 'src/services/orders.ts', imports: '../stores/Store' },
    { file: 'src/services/leading.ts', imports: '../routes/match' },
  ],
  'stores-are-below-screens': { file: 'src/packages/car/stores/CarStore.ts', imports: '../components/Card' },
  'core-stores-do-not-navigate': [
    { file: 'src/stores/LeadingStore.ts', imports: '../page/navigate' },
    { file: 'src/stores/ShownStore.ts', imports: '../components/Shown' },
  ],
  'blocks-know-no-page': [
    { file: 'src/blocks/Block.tsx', imports: '../page/navigate' },
    { file: 'src/blocks/Told.tsx', imports: '../channels/registry', type: true },
  ],
  'kit-knows-no-trade': [
    { file: 'src/components/Kit.tsx', imports: '../domain/rule' },
    { file: 'src/components/Routed.tsx', imports: '../routes/match' },
  ],
  'checkout-is-for-lines': { file: 'src/blocks/OrderBlock.tsx', imports: '../checkout/Checkout', type: true },
  'checkout-knows-no-line': { file: 'src/checkout/address.ts', imports: '../routes/match' },
  'rental-is-for-lines': { file: 'src/checkout/rented.ts', imports: '../rental/Booking', type: true },
  'rental-knows-no-entrance': { file: 'src/rental/address.ts', imports: '../routes/match' },
  'frame-knows-no-screen': { file: 'src/page/frame.ts', imports: '../pages/home/index' },
  'core-knows-no-package': { file: 'src/stores/CoreStore.ts', imports: '../packages/car/constants' },
  'routes-read-only-rows': { file: 'src/routes/table.ts', imports: '../stores/Store', type: true },
  'packages-apart': { file: 'src/packages/pay/wish.ts', imports: '../car/constants' },
  'tabs-apart': { file: 'src/pages/order/index.tsx', imports: '../home/index' },
  'packages-know-no-tab': { file: 'src/packages/car/tab.ts', imports: '../../pages/home/index' },
  'channels-are-data': { file: 'src/channels/registry.ts', imports: '../stores/Store', type: true },
  'platform-is-the-edge': { file: 'src/platform/cookies.ts', imports: '../stores/Store' },
  'screens-keep-no-state-in-the-host': {
    file: 'src/pages/profile/index.tsx',
    imports: '../../platform/storage',
  },
  'one-transport': { file: 'src/services/other.ts', imports: '../platform/transport' },
  'coordinates-at-the-edge': { file: 'src/stores/MapStore.ts', imports: 'gcoord' },
  'database-is-the-ground': [
    { file: 'server/db/open.ts', imports: '../kernel/failure' },
    { file: 'server/db/sweep.ts', imports: '../sweeps' },
  ],
  'kernel-knows-no-line': [
    { file: 'server/kernel/ledger.ts', imports: '../areas/city/public' },
    { file: 'server/kernel/money.ts', imports: '../http/answer' },
    { file: 'server/kernel/picture.ts', imports: '../media/registerMedia', type: true },
    { file: 'server/kernel/made.ts', imports: '../createMoney' },
  ],
  'calls-know-no-line': [
    { file: 'server/http/list.ts', imports: '../areas/payables' },
    { file: 'server/http/money.ts', imports: '../createMoney' },
  ],
  'settings-are-a-leaf': { file: 'server/settings.ts', imports: './kernel/failure' },
  'edges-know-no-area': { file: 'server/sandbox/codes.ts', imports: '../areas/city/public' },
  'demo-by-main-alone': { file: 'server/areas/site/sitePresenter.ts', imports: './demo' },
  'areas-by-public': [
    { file: 'server/areas/site/siteArea.ts', imports: '../city/cityRepository' },
    { file: 'server/areas/site/paid.ts', imports: '../payables', type: true },
    { file: 'server/areas/site/made.ts', imports: '../../createMoney' },
    { file: 'server/areas/site/tested.ts', imports: '../../sandbox/page' },
  ],
  'areas-from-outside': [
    { file: 'server/sweeping.ts', imports: './areas/city/cityRepository' },
    { file: 'server/demo/cities.ts', imports: '../areas/city/cityRepository' },
  ],
  'demo-is-a-world-apart': { file: 'server/demo/called.ts', imports: '../http/answer' },
  'server-stands-alone': { file: 'server/area.ts', imports: '../src/stores/Store' },
  'app-knows-no-server': { file: 'src/stores/ServerStore.ts', imports: '../../server/main' },
  'contract-names-rules-alone': [
    { file: 'types/api/kept.ts', imports: '../../src/stores/Store', type: true },
    { file: 'types/api/served.ts', imports: '../../server/main', type: true },
  ],
  'contract-is-types': { file: 'types/api/order.ts', imports: '../../src/domain/rule' },
  'nothing-imports-tests': { file: 'server/tested.ts', imports: '../tests/fake' },
  'shipped-packages-are-dependencies': { file: 'server/develop.ts', imports: 'devtool' },
};

/** Every sample with its rule. */
const listed = Object.entries(samples).flatMap(([rule, ofRule]) =>
  [ofRule].flat().map(sample => ({ rule, ...sample })),
);

/** What the samples import: files that break nothing. */
const harmless = [
  'src/stores/Store.ts',
  'src/stores/PagedList.ts',
  'src/packages/car/components/Card.tsx',
  'src/page/navigate.ts',
  'src/pages/home/index.tsx',
  'src/packages/car/constants.ts',
  'src/platform/storage.ts',
  'src/platform/transport.ts',
  'src/domain/rule.ts',
  'src/checkout/Checkout.ts',
  'src/checkout/components/Bar.tsx',
  'src/rental/Booking.ts',
  'server/main.ts',
  'server/areas/city/public.ts',
  'server/areas/payables.ts',
  'server/createMoney.ts',
  'server/sweeps.ts',
  'server/sandbox/page.ts',
  'server/media/registerMedia.ts',
  'src/components/Shown.tsx',
  'server/areas/site/demo.ts',
  'server/areas/city/cityRepository.ts',
  'server/http/answer.ts',
  'server/kernel/failure.ts',
  'tests/fake.ts',
];

/** The good neighbours: imports that the rules must let pass. */
const allowed: { file: string; imports: string; type?: true }[] = [
  { file: 'src/packages/car/pages/list/index.tsx', imports: '../../../../page/navigate' },
  { file: 'src/packages/car/pages/detail/index.tsx', imports: '../../components/Card' },
  { file: 'src/blocks/Shown.tsx', imports: '../stores/Store', type: true },
  { file: 'src/packages/car/stores/OrderingStore.ts', imports: '../../../checkout/Checkout' },
  { file: 'src/checkout/ordering.ts', imports: '../page/navigate' },
  { file: 'src/checkout/components/Sheet.tsx', imports: '../Checkout' },
  { file: 'src/rental/components/Form.tsx', imports: '../../checkout/Checkout' },
  { file: 'src/packages/car/stores/BookingStore.ts', imports: '../../../rental/Booking' },
  { file: 'src/components/Listed.tsx', imports: '../stores/PagedList', type: true },
  { file: 'src/stores/GoodStore.ts', imports: '../platform/storage' },
  { file: 'src/services/call.ts', imports: '../platform/transport' },
  { file: 'src/platform/location.ts', imports: 'gcoord' },
  { file: 'src/routes/index.ts', imports: '../packages/car/routes' },
  { file: 'src/packages/car/routes.ts', imports: '../../routes/row' },
  { file: 'src/routes/row.ts', imports: './params' },
  { file: 'src/routes/params.ts', imports: './match' },
  { file: 'server/areas/map/mapArea.ts', imports: '../city/public' },
  { file: 'server/areas/map/listed.ts', imports: '../../kernel/failure' },
  { file: 'server/demo/demos.ts', imports: '../areas/site/demo' },
  { file: 'server/kernel/limits.ts', imports: '../settings', type: true },
  { file: 'server/shared.ts', imports: '../src/domain/rule' },
  { file: 'types/api/bill.ts', imports: '../../src/domain/rule', type: true },
];

function build(root: string): void {
  const write = (file: string, text: string): void => {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  write(
    'tsconfig.json',
    '{"compilerOptions":{"module":"ESNext","moduleResolution":"Bundler","jsx":"react-jsx"}}',
  );
  write(
    'package.json',
    '{"name":"house","dependencies":{"gcoord":"1.0.0"},"devDependencies":{"devtool":"1.0.0"}}',
  );
  for (const name of ['gcoord', 'devtool']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'module.exports = {};');
  }
  for (const file of [...harmless, 'src/routes/match.ts']) write(file, 'export const thing = 1;\n');
  for (const { file, imports, type } of [...listed, ...allowed]) {
    write(
      file,
      `import ${type ? 'type ' : ''}* as thing from '${imports}';\nexport const own = 1;\nexport type Used = typeof thing;\n`,
    );
  }
}

/** What the repository's rules find in a folder. */
function cruise(folder: string, roots: readonly string[]): Report {
  const report = runRepositoryTool('dependency-cruiser/bin/dependency-cruise.mjs', folder, [
    ...roots,
    ...['--config', configFile, '--output-type', 'json', '--no-progress'],
  ]);
  return JSON.parse(report) as Report;
}

/** The area or the part of the kernel that a file is in; its `demo.ts` belongs to the demo world, which knows all areas. */
const serverFolderOf = (file: string): string | undefined =>
  file.endsWith('/demo.ts') ? undefined : /^server\/(?:areas|kernel)\/[^/]+(?=\/)/.exec(file)?.[0];

/** Areas and parts of the kernel that need each other, directly or through others: neither can be taken out alone. */
function serverCircles({ modules }: Pick<Report, 'modules'>): string[] {
  const needs = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = serverFolderOf(source);
    for (const { resolved } of dependencies) {
      const to = serverFolderOf(resolved);
      if (from && to && from !== to) needs.set(from, (needs.get(from) ?? new Set()).add(to));
    }
  }
  const isReached = (from: string, goal: string, seen = new Set<string>()): boolean =>
    [...(needs.get(from) ?? [])].some(
      next => next === goal || (!seen.has(next) && isReached(next, goal, seen.add(next))),
    );
  return [...needs.keys()].filter(folder => isReached(folder, folder)).sort();
}

describe('import rules (design: one-way imports, checked by the linter)', () => {
  let found: Violation[];

  beforeAll(() => {
    const folder = mkdtempSync(path.join(tmpdir(), 'house-'));
    try {
      build(folder);
      found = cruise(folder, ['src', 'server', 'types']).summary.violations;
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 60_000);

  it('has a sample for every rule', () => {
    expect(Object.keys(samples).sort()).toEqual(forbidden.map(({ name }) => name).sort());
  });

  it.each(listed)('$rule bites at $file', ({ rule, file }) => {
    expect(found.map(violation => `${violation.from}: ${violation.rule.name}`)).toContain(`${file}: ${rule}`);
  });

  it('lets the good neighbours pass', () => {
    const good = allowed.map(({ file }) => file);
    expect(found.filter(violation => good.includes(violation.from))).toEqual([]);
  });

  it('says why, at every rule', () => {
    expect(forbidden.filter(rule => !rule.comment).map(rule => rule.name)).toEqual([]);
  });
});

describe('circles between areas and parts of the kernel', () => {
  const module = (source: string, ...resolved: string[]) => ({
    source,
    dependencies: resolved.map(file => ({ resolved: file })),
  });

  it('are found, also where no two files need each other', () => {
    const modules = [
      module('server/areas/order/orderArea.ts', 'server/areas/pay/public.ts'),
      module('server/areas/pay/payArea.ts', 'server/kernel/money/money.ts', 'server/areas/city/public.ts'),
      module('server/areas/city/demo.ts', 'server/areas/pay/public.ts'),
      module('server/kernel/money/money.ts', 'server/kernel/failure.ts'),
    ];
    expect(serverCircles({ modules })).toEqual([]);
    const back = module('server/areas/city/cityArea.ts', 'server/areas/order/public.ts');
    expect(serverCircles({ modules: [...modules, back] })).toEqual([
      'server/areas/city',
      'server/areas/order',
      'server/areas/pay',
    ]);
  });
});

describe('this repository', () => {
  let report: Report;
  beforeAll(() => {
    report = cruise(repository, ['src', 'server', 'types', 'config']);
  }, 60_000);

  it('keeps the rules', () => {
    const { violations } = report.summary;
    expect(violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
  });

  it('has no circle between areas or parts of the kernel', () => {
    expect(serverCircles(report)).toEqual([]);
  });
});
