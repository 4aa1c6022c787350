import { sql } from 'drizzle-orm';
import { sites } from '../../../server/areas/site/schema';
import { fillSites, openOlderDatabase } from '../support/olderDatabase';

// Issue 11: score and distance of the site where several sites are shown.
test('sites of a kept database say the mean of their reviews; those without one say nothing', async () => {
  const database = await openOlderDatabase('site-scores');
  try {
    const { db } = database;
    await fillSites(db);
    for (const [kind, subject, score] of [
      ['SITE', 'east', 5],
      ['SITE', 'east', 5],
      ['SITE', 'east', 4],
      ['CARTYPE', 'west', 1],
    ]) {
      await db.execute(sql`insert into marks (subject_kind, subject_id, author, score, type, text, tags, subject)
        values (${kind}, ${subject}, '王**', ${score}, 'GOOD', '交车快', '[]', '国贸店')`);
    }
    await database.migrate();
    const found = await db.select({ id: sites.id, score: sites.score }).from(sites).orderBy(sites.id);
    expect(found).toEqual([
      { id: 'east', score: 4.7 },
      { id: 'west', score: null },
    ]);
  } finally {
    await database.close();
  }
});
