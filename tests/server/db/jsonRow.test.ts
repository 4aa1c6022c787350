import { eq, getTableColumns } from 'drizzle-orm';
import { cartypeColumns } from '../../../server/areas/cartype/cartypeColumns';
import { jsonRow, jsonRowOrNull } from '../../../server/db/jsonRow';
import { cartypes } from '../../../server/areas/cartype/schema';
import { inventory } from '../../../server/kernel/stock/schema';
import { sites } from '../../../server/areas/site/schema';
import { startTestServer, type TestServer } from '../support/testServer';

describe('a row read as one JSON value', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ seed: { cities: 1 } });
  });
  afterAll(() => server.close());

  it('is the row that is read column by column', async () => {
    const [plain] = await server.db.select().from(sites).orderBy(sites.id).limit(1);
    const [read] = await server.db
      .select({ site: jsonRow(getTableColumns(sites)) })
      .from(sites)
      .orderBy(sites.id)
      .limit(1);
    expect(plain).toBeDefined();
    expect(read?.site).toEqual(plain);
  });

  it('is null where a table that is joined left has none', async () => {
    const rows = await server.db
      .select({ cartype: jsonRowOrNull(cartypes.id, cartypeColumns) })
      .from(sites)
      .leftJoin(inventory, eq(inventory.siteId, 'no such site'))
      .leftJoin(cartypes, eq(cartypes.id, inventory.cartypeId))
      .limit(1);
    expect(rows).toEqual([{ cartype: null }]);
  });
});
