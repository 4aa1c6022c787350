import type { AreaDemo } from '../../demo/AreaDemo';
import { insertMissing } from '../../demo/insertMissing';
import { inventory } from '../../kernel/stock/schema';
import { cartypes } from './schema';

/** The car types and how many of each stand at every site. */
export const cartypeDemo: AreaDemo = {
  area: 'cartype',
  version: 1,
  async seed(tx, world) {
    await insertMissing(tx, cartypes, world.cartypes());
    await insertMissing(tx, inventory, world.inventory());
  },
};
