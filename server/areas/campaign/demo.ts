import { toMillis } from '../../../src/domain/shanghaiTime';
import type { AreaDemo } from '../../demo/AreaDemo';
import { BRAND_SHOPS, CAMPAIGNS } from '../../demo/data/campaigns';
import { insertOrRenew } from '../../demo/insertMissing';
import { brandShops, campaigns } from './schema';

/** Activities that run, have not begun and are over, and the shops of two brands. What of a stock is taken stays. */
export const campaignDemo: AreaDemo = {
  area: 'campaign',
  version: 1,
  async seed(tx) {
    await insertOrRenew(
      tx,
      campaigns,
      CAMPAIGNS.map(({ from, to, group, rank, rules, ...rest }) => ({
        ...rest,
        rank: rank ?? null,
        rules: [...rules],
        startsAt: new Date(toMillis(from)),
        endsAt: new Date(toMillis(to)),
        groupSize: group?.size ?? null,
        groupHours: group?.hours ?? null,
      })),
      ['title', 'subtitle', 'picture', 'rules'],
    );
    await insertOrRenew(
      tx,
      brandShops,
      BRAND_SHOPS.map(({ story, ...rest }, rank) => ({ ...rest, rank, story: [...story] })),
    );
  },
};
