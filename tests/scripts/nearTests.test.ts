import { answerOf } from './support/runScript';

/** Tests by their names, each with what it imports. */
const tests = {
  'tests/stores/OrderStore.test.ts': "import { OrderStore } from '@/stores/OrderStore';",
  'tests/page/navigate.test.ts': "import { routes } from '@/routes';\nimport { go } from '@/page/navigate';",
  'tests/packages/booking/remind.test.tsx':
    "import type { Api } from '~types/api';\nimport Page from '@/page/x';",
  'tests/server/site/near.test.ts': "import { distance } from '../../../server/kernel/geo';",
};

const near = (...changed: string[]): string[] =>
  answerOf<string[]>(`
    import { nearTests } from './scripts/lib/nearTests.mjs';
    const tests = ${JSON.stringify(tests)};
    console.log(JSON.stringify(nearTests(${JSON.stringify(changed)}, Object.keys(tests), name => tests[name])));`);

// Issue 9: `npm run check` under a minute on changed files.
describe('the tests near what has changed', () => {
  it('are those that import it, by whatever path, and those that are changed themselves', () => {
    expect(near('src/stores/OrderStore.ts')).toEqual(['tests/stores/OrderStore.test.ts']);
    expect(near('server/kernel/geo.ts')).toEqual(['tests/server/site/near.test.ts']);
    expect(near('tests/page/navigate.test.ts')).toEqual(['tests/page/navigate.test.ts']);
  });

  it('are those of its area, which open its screens and call its endpoints', () => {
    expect(near('src/packages/booking/components/PickupFacts.tsx', 'server/areas/site/schema.ts')).toEqual([
      'tests/packages/booking/remind.test.tsx',
      'tests/server/site/near.test.ts',
    ]);
  });

  it('are not all that lead to a table of all lines', () => {
    expect(near('src/routes/index.ts', 'types/api/index.ts')).toEqual(['tests/page/navigate.test.ts']);
  });
});
