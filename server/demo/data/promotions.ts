import { FREE_CANCEL_HOURS } from '../../../src/domain/cancellation';
import type { BannerKind } from '../pictures/scenes';

/** A banner of the home page. `city` is a city's name; without it the banner is shown everywhere. */
export interface DemoBanner {
  city?: string;
  title: string;
  subtitle: string;
  picture: BannerKind;
  url: string;
}

export const BANNERS: readonly DemoBanner[] = [
  { title: '新人礼包', subtitle: '注册即得4张租车券', picture: 'newcomer', url: '/profile/coupon' },
  {
    title: '三人成团',
    subtitle: '每人得80元租车券，不成团不花钱',
    picture: 'together',
    url: '/activity_mobile?id=together',
  },
  { title: '周末出城', subtitle: '周末取车券，租车费打9折', picture: 'weekend', url: '/profile/coupon' },
  {
    title: '租得越久越省',
    subtitle: '满7天减5%，满30天减15%',
    picture: 'longrent',
    url: '/customer_service/detail?id=booking-long',
  },
  {
    title: '按月租车',
    subtitle: '月租含保险和保养，满3个月95折',
    picture: 'longrent',
    url: '/longrent_book/carlist',
  },
  {
    title: '新能源省心开',
    subtitle: '满电取车，起步安静',
    picture: 'newenergy',
    url: '/carlist?filter=ELECTRIC',
  },
  {
    title: '婚礼用车',
    subtitle: '豪华轿车，按天自驾',
    picture: 'wedding',
    url: '/carlist?filter=PREMIUM,LUXURY',
  },
  {
    title: '比亚迪明星店',
    subtitle: '领店铺券，试试家用新能源',
    picture: 'starByd',
    url: '/brand_area?id=byd',
  },
  {
    title: '宝马明星店',
    subtitle: '3系、5系、Z4，按天开',
    picture: 'starBmw',
    url: '/brand_area?id=bmw',
  },
  {
    city: '三亚',
    title: '三亚环岛自驾',
    subtitle: '落地取车，沿着海岸线开',
    picture: 'sanya',
    url: '/sanya',
  },
  {
    city: '海口',
    title: '海口到三亚',
    subtitle: '环岛一圈，异地也能还车',
    picture: 'sanya',
    url: '/address/allopatry',
  },
  {
    city: '北京',
    title: '新能源不限行',
    subtitle: '京牌新能源车，工作日照常开',
    picture: 'newenergy',
    url: '/carlist?filter=ELECTRIC',
  },
  {
    city: '上海',
    title: '周末去崇明',
    subtitle: '一脚油门，岛上骑行观鸟',
    picture: 'weekend',
    url: '/carlist',
  },
  {
    city: '成都',
    title: '周末去川西',
    subtitle: 'SUV和越野车，各店有车',
    picture: 'weekend',
    url: '/carlist?filter=SUV',
  },
];

/** A small activity under the banners. */
export interface DemoActivity {
  city?: string;
  title: string;
  text: string;
  url: string;
}

export const ACTIVITIES: readonly DemoActivity[] = [
  { title: '领券拼团', text: '正在进行的活动，我的团和活动券', url: '/activity_mobile' },
  { title: '首日免租', text: '新人首日租车费最高减150元', url: '/profile/coupon' },
  {
    title: '异地还车',
    text: '选好还车城市，费用下单前看得清',
    url: '/customer_service/detail?id=return-elsewhere',
  },
  {
    title: '免费取消',
    text: `取车${FREE_CANCEL_HOURS.plain}小时前免费，节假日${FREE_CANCEL_HOURS.holiday}小时`,
    url: '/customer_service/detail?id=booking-cancel',
  },
  { title: '押金说明', text: '交多少、哪天退，一次说清', url: '/customer_service/detail?id=payment-deposit' },
  { city: '三亚', title: '机场取车', text: '凤凰机场店24小时取还车', url: '/site' },
  { city: '北京', title: '两场取还', text: '首都机场取车，大兴机场还车', url: '/site?purpose=return' },
];
