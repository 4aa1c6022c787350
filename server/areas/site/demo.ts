import type { AreaDemo } from '../../demo/AreaDemo';
import { insertMissing } from '../../demo/insertMissing';
import { sites } from './schema';

/** The sites of every city. */
export const siteDemo: AreaDemo = {
  area: 'site',
  version: 1,
  seed: (tx, world) => insertMissing(tx, sites, world.sites()),
};
