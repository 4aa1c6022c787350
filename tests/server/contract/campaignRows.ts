import { choice } from '../rental/rentalWorld';
import { foundedBy } from '../campaign/campaignWorld';
import { linked, open, own, type Rows } from './contractRow';
import { nothing } from './openRows';

/** The endpoints of activities and of the shops of brands. */
export const campaignRows = {
  'GET /api/user/get_activity_home': open(() => ({ city_id: '110000' })),
  'GET /api/activities/get_detail': open(() => ({ id: 'group' })),
  'POST /api/activities/coupon/take': own(() => ({ id: 'plenty' })),
  // Who has the link may see it: nobody in it is more than the beginning of a nickname.
  'GET /api/party/group/detail': open(async (world, who) => ({ code: await foundedBy(world.rental, who) })),
  'POST /api/party/group/add': own(() => ({ id: 'pair' })),
  'POST /api/party/group/join': linked(async world => ({
    code: await foundedBy(world.rental, await world.newcomer()),
  })),
  'GET /api/brandStore/api/get_list': open(nothing),
  'GET /api/brandStore/api/get_detail': open(() => ({ id: 'vw' })),
  'GET /api/brandStore/api/cartype': open(() => ({
    id: 'vw',
    city_id: '110000',
    from_time: choice.from_time,
    to_time: choice.to_time,
  })),
} satisfies Partial<Rows>;
