import type { Coupon } from './account';
import type { Call, Nothing } from './call';
import type { CarOffer, CitySearch, EmptyReason } from './cartype';
import type { Activity } from './content';
import type { Site } from './site';

/** 未开始, 进行中, 已结束. */
export type CampaignState = 'BEFORE' | 'RUNNING' | 'OVER';

/** 拼团中, 已成团 (each has their coupon), 未成团 (nobody has anything, and nobody has paid anything). */
export type GroupState = 'RUNNING' | 'COMPLETED' | 'FAILED';

/** The coupon that an activity gives, before somebody has it. Money in fen. */
export type OfferedCoupon = Pick<
  Coupon,
  'name' | 'kind' | 'value' | 'cap' | 'threshold' | 'scope' | 'brand' | 'rule'
> & {
  /** For how many days it is good, once somebody has it. */
  valid_days: number;
};

/** 活动: a coupon for who comes within a period, alone or as a group. */
export interface Campaign {
  id: string;
  title: string;
  /** One sentence: what one gets. */
  subtitle: string;
  /** Address of its banner. */
  picture: string;
  /** ISO times; `to` is the first moment after it. */
  from: string;
  to: string;
  state: CampaignState;
  coupon: OfferedCoupon;
  /** Coupons in all. */
  total: number;
  /** Coupons that nobody has and that no running group waits for. */
  left: number;
  /** 团: so many people, within so many hours; absent: each takes the coupon alone. */
  group?: { size: number; hours: number };
}

/** Somebody in a group, by what of them others see. */
export interface GroupMember {
  /** The beginning of a nickname: 小**; 会员 where there is none. */
  name: string;
  is_founder: boolean;
  is_me: boolean;
}

/** 团: people who want the coupon together. */
export interface Group {
  /** What the link to it carries, which nobody can guess. */
  code: string;
  activity_id: string;
  activity_title: string;
  state: GroupState;
  /** How many people complete it. */
  size: number;
  /** In the order in which they came, the founder first. Who has closed their account is gone. */
  members: GroupMember[];
  /** ISO time until which it can be completed. */
  ends_at: string;
  /** Who is looking. */
  role: 'FOUNDER' | 'MEMBER' | 'OTHER';
}

/** What of an activity is the member's own. */
export interface OwnCampaign {
  /** They have had its coupon. */
  taken: boolean;
  /** The coupon, as long as it is theirs. */
  coupon?: Coupon;
  /** The group that they came into last. */
  group?: Group;
}

export interface CampaignDetail extends Campaign {
  /** One sentence each. */
  rules: string[];
  /** Present for a member. */
  own?: OwnCampaign;
}

/** 明星店: the shop of one brand. */
export interface BrandShop {
  id: string;
  /** As car types name it. */
  brand: string;
  title: string;
  slogan: string;
  /** Address of its banner. */
  picture: string;
}

export interface BrandShopDetail extends BrandShop {
  story: { title: string; text: string }[];
  /** The shop's coupon, which `/api/activities/coupon/take` gives; absent: it has none. */
  coupon?: CampaignDetail;
}

/** Activities, their groups, and the shops of brands (specification §2, /activity_mobile and /brand_area; issue 14). */
export interface CampaignApi {
  /**
   * What there is for people in a city: the small activities under its banners, the activities with a coupon, and of a
   * member their groups, newest first, and what coupons they have by activities.
   */
  'GET /api/user/get_activity_home': Call<
    { city_id: string },
    { activities: Activity[]; campaigns: Campaign[]; own?: { groups: Group[]; coupons: Coupon[] } }
  >;
  /** An activity; NOT_FOUND. */
  'GET /api/activities/get_detail': Call<{ id: string }, CampaignDetail>;
  /**
   * Makes a coupon of an activity the member's, once; who has it already is answered the same. ACTIVITY_REFUSED before and
   * after its period, when none is left, where it is a group's, and for
   * who has had it by a closed account of the same number; NOT_FOUND.
   */
  'POST /api/activities/coupon/take': Call<{ id: string }, CampaignDetail>;
  /** A group by what its link carries, for visitors too; NOT_FOUND. */
  'GET /api/party/group/detail': Call<{ code: string }, Group>;
  /**
   * 发起: a group of which the member is the first; so many coupons as complete it are kept for it until it ends. Once more
   * answers the group that runs. ACTIVITY_REFUSED as above, and where too few coupons are left; GROUP_REFUSED for who is in
   * another group that runs; TOO_MANY_REQUESTS for more than five in a day; NOT_FOUND.
   */
  'POST /api/party/group/add': Call<{ id: string }, Group>;
  /**
   * Comes into a group by its link; the one who completes it brings everybody the coupon. Once more answers the same.
   * GROUP_REFUSED for its founder, when it is full or over, and for who is in another one; ACTIVITY_REFUSED for who has had
   * the coupon; NOT_FOUND.
   */
  'POST /api/party/group/join': Call<{ code: string }, Group>;
  /** The shops of brands, in their order. */
  'GET /api/brandStore/api/get_list': Call<Nothing, { shops: BrandShop[] }>;
  /** The shop of a brand; NOT_FOUND. */
  'GET /api/brandStore/api/get_detail': Call<{ id: string }, BrandShopDetail>;
  /**
   * The cars of a brand in a city, as `/api/cartype/search_city` has them: each at the nearest site that can book it.
   * Errors as there, and NOT_FOUND for a shop that there is none of.
   */
  'GET /api/brandStore/api/cartype': Call<
    CitySearch & { id: string },
    { cars: CarOffer[]; sites: Site[]; reason?: EmptyReason; reason_text?: string }
  >;
}
