import {
  brandShops,
  campaignClaims,
  campaignGroupMembers,
  campaignGroups,
  campaigns,
} from '../../../server/areas/campaign/schema';
import type { Database } from '../../../server/db/database';
import type { RentalWorld } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';

/** Coupons of the activity with groups: two groups of three, and one coupon more. */
export const GROUP_STOCK = 7;

const grant = {
  name: '立减50元',
  kind: 'AMOUNT' as const,
  value: 5000,
  cap: null,
  threshold: 0,
  scope: 'ANY' as const,
  rule: '租车费立减50元',
};

const campaign = {
  rank: 1,
  title: '一起出发',
  subtitle: '每人得一张50元租车券',
  picture: 'together',
  rules: ['每人限一张。'],
  startsAt: new Date('2026-11-01T00:00:00+08:00'),
  endsAt: new Date('2026-12-01T00:00:00+08:00'),
  grant,
  days: 30,
  total: GROUP_STOCK,
};

/** Activities of each kind, and the shop of one brand of the small world (大众: car-lavida). */
export async function fillCampaigns(db: Database): Promise<void> {
  await db.insert(campaigns).values([
    { ...campaign, id: 'group', groupSize: 3, groupHours: 24 },
    { ...campaign, id: 'pair', rank: 2, total: 1000, groupSize: 2, groupHours: 24 },
    { ...campaign, id: 'alone', rank: 3, total: 10 },
    { ...campaign, id: 'plenty', rank: 4, total: 1000 },
    { ...campaign, id: 'over', rank: 5, endsAt: new Date('2026-11-20T00:00:00+08:00') },
    { ...campaign, id: 'soon', rank: 6, startsAt: new Date('2026-11-24T10:00:00+08:00') },
    { ...campaign, id: 'elsewhere', rank: 7, cityId: '310000' },
    { ...campaign, id: 'shop', rank: null, grant: { ...grant, name: '大众店铺券', brand: '大众' } },
  ]);
  await db.insert(brandShops).values({
    id: 'vw',
    rank: 1,
    brand: '大众',
    title: '大众明星店',
    slogan: '家家都坐过',
    picture: 'starByd',
    story: [{ title: '故事', text: '一句话。' }],
    campaignId: 'shop',
  });
}

/** Forgets all of them, with what came of them. */
export async function emptyCampaigns(db: Database): Promise<void> {
  for (const table of [brandShops, campaignClaims, campaignGroupMembers, campaignGroups, campaigns]) {
    await db.delete(table);
  }
}

/** Founds a group of an activity and answers what its link carries. */
export const foundedBy = async (world: RentalWorld, who: TestSession, id = 'pair'): Promise<string> =>
  (await world.get('POST /api/party/group/add', { id }, who)).code;
