import { PreparedPglite } from '../../../server/db/PreparedPglite';

// Issue 10, section 4: each statement is parsed once by the embedded database.
describe('PreparedPglite', () => {
  const client = new PreparedPglite();
  beforeAll(() =>
    client.exec('create table words (id int primary key, word text, parts text[], said timestamptz)'),
  );
  afterAll(() => client.close());

  const countStatements = async (): Promise<number> =>
    (await client.query<{ n: number }>('select count(*)::int as n from pg_prepared_statements')).rows[0]?.n ??
    0;

  it('asks a statement again with other values of every kind, and keeps it once', async () => {
    const before = await countStatements();
    const add = 'insert into words values ($1, $2, $3, $4) returning *';
    const said = new Date('2026-11-21T10:00:00Z');
    const first = await client.query(add, [1, 'a', ['x', 'y'], said]);
    const second = await client.query(add, [2, null, null, null]);
    expect(first.rows).toEqual([{ id: 1, word: 'a', parts: ['x', 'y'], said }]);
    expect(second.rows).toEqual([{ id: 2, word: null, parts: null, said: null }]);
    expect(await countStatements()).toBe(before + 1);
  });

  it('goes on after a statement that the database refuses', async () => {
    const twice = client.query('insert into words (id) values ($1)', [1]);
    await expect(twice).rejects.toMatchObject({ code: '23505', severity: 'ERROR' });
    await expect(client.query('select nothing from nowhere')).rejects.toMatchObject({ code: '42P01' });
    await expect(client.query('select $1::int as n', ['x'])).rejects.toMatchObject({ code: '22P02' });
    expect((await client.query('select $1::int as n', [7])).rows).toEqual([{ n: 7 }]);
  });

  it('takes back what a transaction did that fails, and knows its statements afterwards', async () => {
    const count = async (): Promise<unknown> =>
      (await client.query<{ n: number }>('select count(*)::int as n from words')).rows[0]?.n;
    const before = await count();
    const failing = client.transaction(async tx => {
      await tx.query('insert into words (id) values ($1)', [3]);
      await tx.query('insert into words (id) values ($1)', [3]);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await count()).toBe(before);
  });

  it('forgets the statements that were not used for longest', async () => {
    for (let number = 0; number < 300; number += 1) await client.query(`select ${number} as n`);
    expect(await countStatements()).toBeLessThanOrEqual(201);
    expect((await client.query('select 0 as n')).rows).toEqual([{ n: 0 }]);
  });
});
