/** What the demo data says of a new line's one offer. */
export const demoText = '说说您的需要，我们尽快给您答复。';

const aliasesOf = aliases =>
  aliases.length > 0 ? `\n    aliases: [${aliases.map(alias => `'${alias}'`).join(', ')}],` : '';

/** The files of a new line: their texts by their place. */
export const lineFiles = ({ name, url, aliases, title, Name, camel, table }) => ({
  [`types/api/${camel}.ts`]: `
import type { Call } from './call';

/** What the line offers. */
export interface ${Name}Offer {
  id: string;
  title: string;
  text: string;
}

export interface ${Name}Api {
  /** What the line offers in a city, in its order; an empty list where it offers nothing. */
  'GET /api/${table}/get_offers': Call<{ city_id: string }, { rows: ${Name}Offer[] }>;
}
`,

  [`server/areas/${name}/schema.ts`]: `
import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** What the line offers. */
export const ${camel}Offers = pgTable('${table}_offers', {
  id: text('id').primaryKey(),
  /** Null: every city. */
  cityId: text('city_id'),
  rank: integer('rank').notNull(),
  title: text('title').notNull(),
  text: text('text').notNull(),
});
`,

  [`server/areas/${name}/${camel}Repository.ts`]: `
import { asc, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { ${camel}Offers } from './schema';

export type ${Name}OfferRow = typeof ${camel}Offers.$inferSelect;

/** What is offered in a city, in its order. */
export const list${Name}Offers = (db: Database, cityId: string): Promise<${Name}OfferRow[]> =>
  db
    .select()
    .from(${camel}Offers)
    .where(or(isNull(${camel}Offers.cityId), eq(${camel}Offers.cityId, cityId)))
    .orderBy(asc(${camel}Offers.rank), asc(${camel}Offers.id));
`,

  [`server/areas/${name}/${camel}Presenter.ts`]: `
import type { ${Name}Offer } from '../../../types/api/${camel}';
import type { ${Name}OfferRow } from './${camel}Repository';

/** An offer in its wire form. */
export const present${Name}Offer = ({ id, title, text }: ${Name}OfferRow): ${Name}Offer => ({ id, title, text });
`,

  [`server/areas/${name}/${camel}Area.ts`]: `
import { Type } from 'typebox';
import type { ${Name}Api } from '../../../types/api/${camel}';
import { open, type Area } from '../../http/endpoint';
import { present${Name}Offer } from './${camel}Presenter';
import { list${Name}Offers } from './${camel}Repository';

/** ${title} (specification §2, ${url}). */
export const ${camel}Area: Area<${Name}Api> = {
  'GET /api/${table}/get_offers': open(
    'What the line offers in a city',
    Type.Object({ city_id: Type.String({ maxLength: 12 }) }),
    async ({ city_id }, { db }) => ({ rows: (await list${Name}Offers(db, city_id)).map(present${Name}Offer) }),
  ),
};
`,

  [`server/areas/${name}/demo.ts`]: `
import type { AreaDemo } from '../../demo/AreaDemo';
import { insertMissing } from '../../demo/insertMissing';
import { ${camel}Offers } from './schema';

/** ${title}: what is offered in every city. */
export const ${camel}Demo: AreaDemo = {
  area: '${name}',
  version: 1,
  seed: tx =>
    insertMissing(tx, ${camel}Offers, [{ id: '1', rank: 1, title: '${title}', text: '${demoText}' }]),
};
`,

  [`src/packages/${name}/routes.ts`]: `
import { defineRoutes } from '../../routes/row';

/** ${title}. */
export const ${camel}Routes = defineRoutes([
  {
    name: '${name}.home',
    page: 'packages/${name}/pages/home/index',
    url: '${url}',${aliasesOf(aliases)}
    title: '${title}',
  },
]);
`,

  [`src/packages/${name}/services/${camel}.ts`]: `
import { call } from '@/services/call';

/** What the line offers in a city, in its order. */
export const get${Name}Offers = (cityId: string) => call('GET /api/${table}/get_offers', { city_id: cityId });
`,

  [`src/packages/${name}/stores/${Name}HomeStore.ts`]: `
import { Resource } from '@/stores/Resource';
import { get${Name}Offers } from '../services/${camel}';

/** What the line offers in the city that is chosen. */
export class ${Name}HomeStore {
  readonly offers = new Resource(get${Name}Offers);
}
`,

  [`src/packages/${name}/pages/home/index.config.ts`]: `
import { pageConfig } from '../../../../routes/config';

export default pageConfig('${name}.home');
`,

  [`src/packages/${name}/pages/home/index.tsx`]: `
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CellText } from '@/components/cell/CellText';
import { Element } from '@/components/element/Element';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Skeleton } from '@/components/skeleton/Skeleton';
import { StateView } from '@/components/state-view/StateView';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { ${Name}HomeStore } from '../../stores/${Name}HomeStore';

/** ${title} (specification §2, ${url}). */
const ${Name}Home = observer(function ${Name}Home() {
  const { city } = useStore(SearchStore).pickup;
  const { offers } = useStore(${Name}HomeStore);
  useEffect(() => {
    void offers.load(city.id);
  }, [offers, city.id]);
  return (
    <ResourceView resource={offers} onRetry={() => void offers.load(city.id)} skeleton={<Skeleton height={128} />}>
      {({ rows }) =>
        rows.length === 0 ? (
          <StateView
            icon="car"
            title={\`\${city.city}还没有这项服务\`}
            text="换个城市看看，或先去选辆车。"
            action={{ text: '去选车', onClick: () => void go('car.list') }}
          />
        ) : (
          <Element as="ul" aria-label="${title}">
            {rows.map(({ id, title, text }) => (
              <Element as="li" key={id}>
                <CellText title={title} note={text} />
              </Element>
            ))}
          </Element>
        )
      }
    </ResourceView>
  );
});

export default definePage('${name}.home', ${Name}Home);
`,

  [`tests/packages/${name}/home.test.tsx`]: `
import { render, screen } from '@testing-library/react';
import ${Name}Home from '@/packages/${name}/pages/home';
import { startAnew } from '@/stores/rootContext';
import { accessibilityProblems } from '../../support/accessibility';
import { serve } from '../../support/fakeServer';

function visit() {
  startAnew();
  return render(<${Name}Home />);
}

describe('${title} (specification §2, ${url})', () => {
  it('shows what is offered in the city', async () => {
    serve({ 'GET /api/${table}/get_offers': () => ({ rows: [{ id: '1', title: '一项服务', text: '一句说明' }] }) });
    const { container } = visit();
    expect(await screen.findByText('一项服务')).toBeTruthy();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('says what to do where nothing is offered', async () => {
    serve({ 'GET /api/${table}/get_offers': () => ({ rows: [] }) });
    visit();
    expect(await screen.findByRole('button', { name: '去选车' })).toBeTruthy();
  });
});
`,

  [`tests/server/${name}/${camel}Area.test.ts`]: `
import { startTestServer, type TestServer } from '../support/testServer';

describe('${title} (specification §2, ${url})', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ seed: { cities: 1 } });
  }, 60_000);
  afterAll(() => server.close());

  test('offers something in every city, to visitors too', async () => {
    const { data } = await server.call('GET /api/${table}/get_offers', { city_id: '110000' });
    expect(data.rows).toContainEqual({ id: '1', title: '${title}', text: expect.any(String) });
  });
});
`,
});
