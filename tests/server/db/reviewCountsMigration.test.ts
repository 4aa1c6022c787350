import { sql } from 'drizzle-orm';
import { cartypes } from '../../../server/areas/cartype/schema';
import { fillPlaces, openOlderDatabase } from '../support/olderDatabase';

// Issue 11: a car's card says how many reviews its score is made of.
test('car types of a kept database say how many reviews they have', async () => {
  const database = await openOlderDatabase('review-counts');
  try {
    const { db } = database;
    await fillPlaces(db);
    for (const [kind, subject] of [
      ['CARTYPE', 'lavida'],
      ['CARTYPE', 'lavida'],
      ['SITE', 'lavida'],
      ['CARTYPE', 'corolla'],
    ]) {
      await db.execute(sql`insert into marks (subject_kind, subject_id, author, score, type, text, tags, subject)
        values (${kind}, ${subject}, '王**', 5, 'GOOD', '车很新', '[]', '大众朗逸')`);
    }
    await database.migrate();
    expect(await db.select({ reviewCount: cartypes.reviewCount }).from(cartypes)).toEqual([
      { reviewCount: 2 },
    ]);
  } finally {
    await database.close();
  }
});
