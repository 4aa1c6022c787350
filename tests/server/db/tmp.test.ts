import { Type } from 'typebox';
import { openDatabase } from '../../../server/db/openDatabase';
test('x', async () => {
  const t = Date.now();
  const { db, close } = await openDatabase({ databaseUrl: '', dataDirectory: ':memory:' });
  console.log(Date.now() - t, JSON.stringify(Type.Object({ a: Type.Union([Type.Literal(0), Type.Literal(1)]), b: Type.Optional(Type.String()) })));
  await db.execute('select 1');
  await close();
});
