import type { AreaDemo } from '../../demo/AreaDemo';
import { insertOrRenew } from '../../demo/insertMissing';
import { sites } from './schema';

/** The sites of every city. */
export const siteDemo: AreaDemo = {
  area: 'site',
  version: 2,
  seed: (tx, world) => insertOrRenew(tx, sites, world.sites()),
};
