import type { AreaDemo } from '../../demo/AreaDemo';
import { insertMissing, insertOrRenew } from '../../demo/insertMissing';
import { inventory } from '../../kernel/stock/schema';
import { cartypes } from './schema';

/** The car types and how many of each stand at every site. */
export const cartypeDemo: AreaDemo = {
  area: 'cartype',
  version: 2,
  async seed(tx, world) {
    // Score and reviews of a type are what renters made of them.
    await insertOrRenew(tx, cartypes, world.cartypes(), ['brand', 'series']);
    await insertMissing(tx, inventory, world.inventory());
  },
};
