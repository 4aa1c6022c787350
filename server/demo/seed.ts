import type { Database } from '../db/database';
import type { AreaDemo } from './AreaDemo';
import { demos } from './demos';
import { DemoWorld } from './DemoWorld';
import { demoSeeds } from './schema';

/** How much is seeded, and who is told. */
export interface SeedOptions {
  /** How many cities, the largest first (hot ones before all); default all 337. For quick tests. */
  cities?: number;
  /** Told what is being done, in words for the person who waits. */
  onProgress?: (text: string) => void;
}

/**
 * Writes the demo data (issue 2, section 4) that a database lacks: those of every area in an empty one, those of a new
 * area in one that is there. The data are the same each time, on every machine. All or nothing: an interrupted seed
 * leaves nothing.
 */
export async function seed(
  db: Database,
  { cities, onProgress = () => undefined }: SeedOptions = {},
  areas: readonly AreaDemo[] = demos,
): Promise<void> {
  const written = new Map((await db.select().from(demoSeeds)).map(({ area, version }) => [area, version]));
  const missing = areas.filter(({ area, version }) => (written.get(area) ?? 0) < version);
  if (missing.length === 0) return;
  const world = new DemoWorld(cities);
  onProgress(`写入演示数据：${world.cities().length}个城市、${world.sites().length}家门店和它们的车`);
  await db.transaction(async tx => {
    for (const { area, version, seed: write } of missing) {
      await write(tx, world);
      await tx
        .insert(demoSeeds)
        .values({ area, version })
        .onConflictDoUpdate({ target: demoSeeds.area, set: { version } });
    }
  });
}
