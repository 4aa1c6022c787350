import type { DestinationDetail } from '../../../types/api/content';
import { DELIVERY_LIMIT_KM } from '../../../src/domain/delivery';
import { FEES } from '../../../src/domain/fees';
import { yuanText } from '../../../src/domain/money';
import type { LandscapeKind } from '../pictures/landscapes';
import type { BannerKind } from '../pictures/scenes';

/** What /discover leads with. `url` is an address of the app. */
export interface DemoTopic {
  id: string;
  title: string;
  subtitle: string;
  picture: BannerKind;
  url: string;
}

export const TOPICS: readonly DemoTopic[] = [
  {
    id: 'sanya',
    title: '三亚环岛自驾',
    subtitle: '落地取车，沿着海岸线慢慢开',
    picture: 'sanya',
    url: '/sanya',
  },
  {
    id: 'marks',
    title: '租过的人怎么说',
    subtitle: '真实评价，看完再决定租哪款',
    picture: 'reviews',
    url: '/mark_list',
  },
  {
    id: 'delivery',
    title: '车送到楼下',
    subtitle: `门店周边${DELIVERY_LIMIT_KM}公里，${FEES.DELIVERY_PICKUP.freeKm ?? 0}公里内免费`,
    picture: 'delivery',
    url: '/address/service',
  },
  {
    id: 'fleet',
    title: '换一款车出发',
    subtitle: '微型车到七座MPV，按行程挑',
    picture: 'longrent',
    url: '/cartype',
  },
  {
    id: 'coupons',
    title: '新人礼包',
    subtitle: '4张租车券，首单就能用',
    picture: 'newcomer',
    url: '/profile/coupon',
  },
];

/** Somewhere worth driving to. `city` is the city's name; without `detail` it leads to the cars of the city. */
export interface DemoDestination {
  id: string;
  city: string;
  name: string;
  subtitle: string;
  picture: LandscapeKind;
  detail?: Pick<DestinationDetail, 'introduction' | 'routes' | 'tips'>;
}

export const DESTINATIONS: readonly DemoDestination[] = [
  {
    id: 'sanya',
    city: '三亚',
    name: '三亚',
    subtitle: '一路看海，四季都能开敞篷',
    picture: 'beach',
    detail: {
      introduction:
        '三亚的好地方不在一处：免税城在海棠湾，沙滩在亚龙湾，日落在三亚湾，南山在西边四十公里外。打车来回两三趟，就够租一天车了。环岛高速不收过路费，红绿灯少，很适合第一次自驾的人。',
      routes: [
        {
          title: '三湾一日',
          days: 1,
          km: 90,
          stops: ['三亚湾', '大东海', '亚龙湾', '海棠湾', '三亚国际免税城'],
          text: '早上沿三亚湾椰梦长廊出发，中午在亚龙湾下水，傍晚到免税城提货。全程都是城市快速路和海滨公路，停车方便，带孩子也不累。',
          category: 'SPORTS',
        },
        {
          title: '东线看海两日',
          days: 2,
          km: 230,
          stops: ['三亚', '后海村', '分界洲岛', '陵水清水湾', '日月湾', '三亚'],
          text: '第一天在后海村看人冲浪，住清水湾；第二天上分界洲岛，回程在日月湾喝杯咖啡再走。旅游公路贴着海，每隔几公里就有观景台。',
          category: 'SUV',
        },
        {
          title: '西线日落两日',
          days: 2,
          km: 300,
          stops: ['三亚', '南山', '大小洞天', '崖州古城', '尖峰岭', '莺歌海盐场', '三亚'],
          text: '白天看南山和古城，傍晚赶到莺歌海，日落掉进盐田里。西线人少，沿途加油站和充电站间隔较远，出发前加满或充满。',
          category: 'NEW_ENERGY',
        },
        {
          title: '环岛五日',
          days: 5,
          km: 760,
          stops: ['三亚', '万宁', '博鳌', '文昌', '海口', '儋州', '东方', '三亚'],
          text: '顺时针或逆时针都行，一家人带行李建议开MPV。不想走回头路，可以在海口还车，直接从美兰机场飞走。',
          category: 'MPV',
        },
      ],
      tips: [
        {
          title: '季节',
          text: '十一月到次年四月最舒服；七月到九月有台风，出发前一天看预报，别把车停在树下和海堤边。',
        },
        {
          title: '取车',
          text: '凤凰机场店24小时取还车，落地出到达口步行即到；住海棠湾的可以选酒店附近的门店。',
        },
        {
          title: '异地还车',
          text: `三亚取、海口还，每公里${yuanText(FEES.CROSS_CITY.unitPrice)}元，下单前就会显示，省一天回头路。`,
        },
        {
          title: '停车',
          text: '亚龙湾、蜈支洲码头都有大型停车场，春节期间上午九点前到，不然要停到远处换摆渡车。',
        },
        { title: '充电', text: '酒店和免税城多有充电桩，市区快充站密；走西线请在崖州湾先充到80%以上。' },
        { title: '路况', text: '环岛高速不收费，限速多为100至120公里；雨季有短时暴雨，减速并打开示廓灯。' },
      ],
    },
  },
  {
    id: 'dali',
    city: '大理白族自治州',
    name: '大理',
    subtitle: '环洱海一圈，苍山在左边',
    picture: 'lake',
  },
  { id: 'chengdu', city: '成都', name: '成都', subtitle: '早上火锅，傍晚看见雪山', picture: 'snowMountain' },
  { id: 'xiamen', city: '厦门', name: '厦门', subtitle: '环岛路吹风，下午去土楼', picture: 'island' },
  { id: 'qingdao', city: '青岛', name: '青岛', subtitle: '红瓦绿树，一路开到崂山', picture: 'redRoofs' },
  { id: 'guilin', city: '桂林', name: '桂林', subtitle: '漓江边上，山水就在窗外', picture: 'karst' },
  { id: 'xining', city: '西宁', name: '西宁', subtitle: '青海湖大环线，从这里开始', picture: 'grassland' },
  { id: 'haerbin', city: '哈尔滨', name: '哈尔滨', subtitle: '冰雪大世界，再往雪乡开', picture: 'snowTown' },
];
