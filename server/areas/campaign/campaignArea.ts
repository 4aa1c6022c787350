import { Type } from 'typebox';
import type { CampaignApi } from '../../../types/api/campaign';
import { member, open, type Area } from '../../http/endpoint';
import type { OrderLines } from '../../kernel/orders/orderLine';
import { presentCoupon } from '../account/public';
import { citySearch, searchCity, withHolders } from '../cartype/public';
import { listActivities, presentActivity } from '../content/public';
import { findBrandShop, listBrandShops } from './brandRepository';
import { presentBrandShop, presentCampaign, presentDetail, presentGroup } from './campaignPresenter';
import {
  findCampaign,
  findGroup,
  listCampaigns,
  listClaimedCoupons,
  listGroupsOf,
} from './campaignRepository';
import { addGroup, joinGroupBy } from './groups';
import { takeCampaignCoupon } from './takeCoupon';

const id = Type.String({ minLength: 1, maxLength: 64 });
const byId = Type.Object({ id });
const byCode = Type.Object({ code: Type.String({ minLength: 1, maxLength: 64 }) });

/** 活动 and 明星店 (specification §2, /activity_mobile and /brand_area; §7; issue 14). */
export const campaignArea = (lines: OrderLines): Area<CampaignApi> => ({
  'GET /api/user/get_activity_home': open(
    'Activities of a city, then those of every city; of a member their groups and coupons',
    Type.Object({ city_id: Type.String({ maxLength: 12 }) }),
    async ({ city_id: cityId }, { db, now, member: asking }) => {
      const [activities, campaigns, groups, coupons] = await Promise.all([
        listActivities(db, cityId),
        listCampaigns(db, cityId, now),
        asking ? listGroupsOf(db, asking.id) : [],
        asking ? listClaimedCoupons(db, asking.id) : [],
      ]);
      return {
        activities: activities.map(presentActivity),
        campaigns: campaigns.map(campaign => presentCampaign(campaign, now)),
        ...(asking && {
          own: {
            groups: groups.map(group => presentGroup(group, asking.id, now)),
            coupons: coupons.map(coupon => presentCoupon(coupon, now)),
          },
        }),
      };
    },
  ),
  'GET /api/activities/get_detail': open('An activity', byId, async (request, context) =>
    presentDetail(await findCampaign(context.db, request.id, context.now), context),
  ),
  'POST /api/activities/coupon/take': member(
    'Makes a coupon of an activity the member’s, once',
    byId,
    async (request, context) => {
      await takeCampaignCoupon(request.id, context);
      return presentDetail(await findCampaign(context.db, request.id, context.now), context);
    },
  ),
  'GET /api/party/group/detail': open(
    'A group by what its link carries',
    byCode,
    async ({ code }, { db, now, member: viewer }) => presentGroup(await findGroup(db, code), viewer?.id, now),
  ),
  'POST /api/party/group/add': member('Founds a group', byId, async (request, context) =>
    presentGroup(await addGroup(request.id, context), context.member.id, context.now),
  ),
  'POST /api/party/group/join': member('Comes into a group by its link', byCode, async ({ code }, context) =>
    presentGroup(await joinGroupBy(code, context), context.member.id, context.now),
  ),
  'GET /api/brandStore/api/get_list': open(
    'The shops of brands',
    Type.Object({}),
    async (_request, { db }) => ({
      shops: (await listBrandShops(db)).map(presentBrandShop),
    }),
  ),
  'GET /api/brandStore/api/get_detail': open('The shop of a brand', byId, async (request, context) => {
    const shop = await findBrandShop(context.db, request.id);
    const { story, campaignId } = shop;
    return {
      ...presentBrandShop(shop),
      story,
      ...(campaignId !== null && {
        coupon: await presentDetail(await findCampaign(context.db, campaignId, context.now), context),
      }),
    };
  }),
  'GET /api/brandStore/api/cartype': open(
    'The cars of a brand in a city, each at the nearest site that can book it',
    Type.Object({ ...citySearch.properties, id }),
    async ({ id: shopId, ...search }, context) => {
      const { brand } = await findBrandShop(context.db, shopId);
      const { cars: all, sites, ...reason } = await searchCity(search, context);
      const cars = all.filter(({ cartype }) => cartype.brand === brand);
      const named = new Set(cars.map(({ site_id }) => site_id));
      return {
        cars: await withHolders(cars, search, lines, context),
        sites: sites.filter(site => named.has(site.id)),
        ...reason,
      };
    },
  ),
});
