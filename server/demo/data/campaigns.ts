import type { CouponGrant } from '../../areas/account/public';
import type { BannerKind } from '../pictures/scenes';

/** An activity, or the coupon of a brand's shop (without a `rank`). Times are of Shanghai. */
export interface DemoCampaign {
  id: string;
  rank?: number;
  title: string;
  subtitle: string;
  picture: BannerKind;
  rules: readonly string[];
  from: string;
  to: string;
  grant: CouponGrant;
  days: number;
  total: number;
  group?: { size: number; hours: number };
}

const ANY_TRIP = '优惠券在选车、下单时自动可选，一个订单用一张，不能兑换现金。';

export const CAMPAIGNS: readonly DemoCampaign[] = [
  {
    id: 'together',
    rank: 1,
    title: '三人成团',
    subtitle: '叫上两位朋友，每人得一张80元租车券',
    picture: 'together',
    rules: [
      '发起一个团，把链接发给朋友，24小时内满3人就成团。',
      '成团后每人得一张80元租车券，租车费满400元可用，30天内有效。',
      '拼团不用付钱；到时没有满员，团自动解散，大家都没有损失，可以再发起。',
      '每人在本活动里限得一张券，同一时间只能参加一个团，发起人不能参加自己的团。',
      '券的数量有限：团开着的时候，它的3张券一直为它留着。',
      ANY_TRIP,
    ],
    from: '2026-11-01 00:00',
    to: '2027-12-31 00:00',
    grant: {
      name: '拼团立减80元',
      kind: 'AMOUNT',
      value: 8000,
      cap: null,
      threshold: 40000,
      scope: 'ANY',
      rule: '租车费满400元减80元',
    },
    days: 30,
    total: 30_000,
    group: { size: 3, hours: 24 },
  },
  {
    id: 'weekend-out',
    rank: 2,
    title: '周末出城',
    subtitle: '周末取车85折，每人领一张',
    picture: 'weekend',
    rules: [
      '活动期间每人领一张，领完为止。',
      '周六、周日取车可用，租车费打85折，最高减120元。',
      '领取后30天内有效。',
      ANY_TRIP,
    ],
    from: '2026-11-01 00:00',
    to: '2027-12-31 00:00',
    grant: {
      name: '周末出城85折',
      kind: 'PERCENT',
      value: 15,
      cap: 12000,
      threshold: 0,
      scope: 'WEEKEND',
      rule: '周末取车，租车费打85折，最高减120元',
    },
    days: 30,
    total: 20_000,
  },
  {
    id: 'spring-festival',
    rank: 3,
    title: '春节回家早鸟',
    subtitle: '节假日取车满1500减200，1月15日上午10点开抢',
    picture: 'newcomer',
    rules: [
      '1月15日上午10点开始领取，每人一张，领完为止。',
      '法定节假日取车可用，租车费满1500元减200元。',
      '领取后45天内有效。',
      ANY_TRIP,
    ],
    from: '2028-01-15 10:00',
    to: '2028-02-10 00:00',
    grant: {
      name: '春节早鸟减200元',
      kind: 'AMOUNT',
      value: 20000,
      cap: null,
      threshold: 150000,
      scope: 'HOLIDAY',
      rule: '节假日取车，租车费满1500元减200元',
    },
    days: 45,
    total: 5000,
  },
  {
    id: 'autumn-road',
    rank: 4,
    title: '国庆早鸟',
    subtitle: '节假日取车满1000减150',
    picture: 'longrent',
    rules: [
      '活动已经结束，领到的券在有效期内照常可用。',
      '法定节假日取车可用，租车费满1000元减150元。',
      ANY_TRIP,
    ],
    from: '2026-09-01 10:00',
    to: '2026-10-08 00:00',
    grant: {
      name: '国庆早鸟减150元',
      kind: 'AMOUNT',
      value: 15000,
      cap: null,
      threshold: 100000,
      scope: 'HOLIDAY',
      rule: '节假日取车，租车费满1000元减150元',
    },
    days: 45,
    total: 3000,
  },
  {
    id: 'shop-byd',
    title: '比亚迪店铺券',
    subtitle: '租比亚迪满200减40',
    picture: 'starByd',
    rules: ['每人领一张，领完为止。', '只限比亚迪车型，租车费满200元减40元，领取后30天内有效。', ANY_TRIP],
    from: '2026-11-01 00:00',
    to: '2027-12-31 00:00',
    grant: {
      name: '比亚迪店铺券',
      kind: 'AMOUNT',
      value: 4000,
      cap: null,
      threshold: 20000,
      scope: 'ANY',
      brand: '比亚迪',
      rule: '限比亚迪车型，租车费满200元减40元',
    },
    days: 30,
    total: 8000,
  },
  {
    id: 'shop-bmw',
    title: '宝马店铺券',
    subtitle: '租宝马满1000减150',
    picture: 'starBmw',
    rules: ['每人领一张，领完为止。', '只限宝马车型，租车费满1000元减150元，领取后30天内有效。', ANY_TRIP],
    from: '2026-11-01 00:00',
    to: '2027-12-31 00:00',
    grant: {
      name: '宝马店铺券',
      kind: 'AMOUNT',
      value: 15000,
      cap: null,
      threshold: 100000,
      scope: 'ANY',
      brand: '宝马',
      rule: '限宝马车型，租车费满1000元减150元',
    },
    days: 30,
    total: 3000,
  },
];

/** The shop of a brand. What it says of the cars is what anybody sees who rents them, and no claim of the maker. */
export interface DemoBrandShop {
  id: string;
  brand: string;
  title: string;
  slogan: string;
  picture: BannerKind;
  story: readonly { title: string; text: string }[];
  campaignId: string;
}

export const BRAND_SHOPS: readonly DemoBrandShop[] = [
  {
    id: 'byd',
    brand: '比亚迪',
    title: '比亚迪明星店',
    slogan: '纯电、插电，先租来开一周',
    picture: 'starByd',
    story: [
      {
        title: '为什么开这家店',
        text: '想换新能源的人，最放心不下的是充电和续航。与其看参数，不如租一辆，照自己平时的路线开上几天。',
      },
      {
        title: '三款车，三种日子',
        text: '海豚小巧好停，适合一个人通勤；秦PLUS是全家都坐得下的轿车；宋PLUS插电混动，跑长途可以加油，不用算着电走。',
      },
      {
        title: '我们替您想到的',
        text: '取车时电量充足，还车不必充满，差多少按门店当日电价结算。第一次开电车，门店同事会讲清换挡、充电和单踏板。',
      },
    ],
    campaignId: 'shop-byd',
  },
  {
    id: 'bmw',
    brand: '宝马',
    title: '宝马明星店',
    slogan: '给重要的日子，一个好看的出场',
    picture: 'starBmw',
    story: [
      {
        title: '按天开，不必拥有',
        text: '见一位重要的客户、接一次远道来的家人、过一个纪念日：一年里真正想开好车的日子就那么几天，按天租刚刚好。',
      },
      {
        title: '怎么选',
        text: '3系紧凑利落，适合两个人自己开；5系后排宽敞，商务接送更体面；Z4是敞篷双座，留给晴天和海岸线。',
      },
      {
        title: '出发前请留意',
        text: '这几款车的押金比家用车高，下单前会写清数额和退还时间；达到信用免押条件的，可以少付或不付。',
      },
    ],
    campaignId: 'shop-bmw',
  },
];
