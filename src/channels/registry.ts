import type { CreditScheme } from '../../types/api/cartype';

/** The host in whose container a channel's visitors come (design: hosts). */
export const hostFamilies = ['web', 'wechat', 'alipay', 'qq', 'jd', 'nuomi', 'weibo', 'railway'] as const;
export type HostFamily = (typeof hostFamilies)[number];

/** Who must log in (decision 2): auth pages only, every navigation, or nobody. */
export type LoginGate = 'auth' | 'all' | 'bypass';

/** Colour of the main action instead of amber; its tokens are in `styles/tokens.scss`. */
export type Accent = 'blue';

/** A link of the quick menu. `url` is an address of the specification. */
export interface MenuLink {
  label: string;
  url: string;
}

/**
 * Everything in which a channel differs, as data (specification §1, §2, §6). Code asks for a capability
 * of the row, never for a channel's name.
 */
export interface ChannelRow {
  readonly code: string;
  /** Other spellings in links (decision 18). */
  readonly aliases?: readonly string[];
  readonly name: string;
  readonly family: HostFamily;
  /** Titles by route name, instead of the row's own. */
  readonly titles?: Readonly<Record<string, string>>;
  /** The host draws the title bar: our header is hidden. */
  readonly hidesHeader?: true;
  /** The hide list of the tab bar (specification §2). */
  readonly hidesTabBar?: true;
  /** Links of the quick menu instead of the default ones; an empty list hides its button. */
  readonly menu?: readonly MenuLink[];
  /** Absent: the setting of the build. */
  readonly loginGate?: LoginGate;
  /** Life of the channel in a session, minutes (specification §4: 30, and 6 days in one case). Default 30. */
  readonly sessionMinutes?: number;
  /** Where the tab 我的 leads visitors who are not logged in. */
  readonly guestProfileUrl?: string;
  /** Colour of the main action. Default amber. */
  readonly accent?: Accent;
  /** The channel's credit score waives deposits. */
  readonly credit?: CreditScheme;
  /** Who books must be verified before the order is submitted; absent: before the pickup (decision 17). */
  readonly verifiesFirst?: true;
}

const sixDays = 6 * 24 * 60;

/** Quick menu of the specification §2: home, my orders, coupons, customer service. */
export const defaultMenu: readonly MenuLink[] = [
  { label: '首页', url: '/' },
  { label: '我的订单', url: '/order' },
  { label: '优惠券', url: '/profile/coupon' },
  { label: '客服', url: '/customer_service' },
];

/** Menu of channels whose host has its own orders page and customer service. */
const rentalMenu: readonly MenuLink[] = [
  { label: '首页', url: '/' },
  { label: '我的订单', url: '/order' },
];

/** The 23 channels of the specification §1; a new one is a row more. */
export const channels: readonly ChannelRow[] = [
  {
    code: 'JD',
    name: '京东',
    family: 'jd',
    titles: { home: '京东租车' },
    hidesHeader: true,
    credit: 'jd_score',
  },
  { code: 'QQ', name: 'QQ', family: 'qq', titles: { home: 'QQ租车' }, hidesHeader: true },
  { code: 'NUOMI', name: '百度糯米', family: 'nuomi', titles: { home: '糯米租车' }, hidesHeader: true },
  {
    code: 'ALI',
    name: '支付宝',
    family: 'alipay',
    titles: { home: '租车', orders: '租车订单' },
    hidesHeader: true,
    accent: 'blue',
    credit: 'sesame',
  },
  { code: 'MSXF', name: '马上消费金融', family: 'web', titles: { home: '马上租车' } },
  { code: 'XLWB', name: '新浪微博', family: 'weibo', titles: { home: '微博租车' }, hidesHeader: true },
  { code: 'YDQC', name: '一点汽车', family: 'web', titles: { home: '一点租车' } },
  { code: 'OFO', name: 'ofo', family: 'web', titles: { home: 'ofo租车' } },
  { code: 'HIDE', name: '无导航渠道', family: 'web', hidesHeader: true, hidesTabBar: true, menu: [] },
  {
    code: 'QQPAY',
    name: 'QQ钱包',
    family: 'qq',
    titles: { home: 'QQ钱包租车' },
    hidesHeader: true,
    guestProfileUrl: '/qqcard',
  },
  { code: 'CL', name: '车轮', family: 'web', titles: { home: '车轮租车' } },
  { code: 'HCBD', name: '好车百代', family: 'web', titles: { home: '好车租车' } },
  { code: 'SOFMIT', name: '搜付通', family: 'web', titles: { home: '搜付通租车' } },
  { code: 'FQL', name: '分期乐', family: 'web', titles: { home: '分期乐租车' }, verifiesFirst: true },
  { code: 'KUNTIE', name: '昆铁', family: 'web', titles: { home: '昆铁租车' } },
  { code: 'yk', name: '优酷', family: 'web', titles: { home: '优酷租车' } },
  { code: 'tpp', name: '淘票票', family: 'web', titles: { home: '淘票票租车' }, hidesTabBar: true },
  { code: 'xlhy', name: '新浪会员', family: 'web', titles: { home: '会员租车' } },
  {
    code: 'KUNTIE_12306',
    name: '昆铁12306',
    family: 'railway',
    titles: { home: '铁路租车' },
    hidesHeader: true,
    accent: 'blue',
    sessionMinutes: sixDays,
  },
  { code: 'yunman', name: '云漫', family: 'web', titles: { home: '云漫租车' } },
  {
    code: 'xlwb100',
    name: '新浪微博百城',
    family: 'weibo',
    titles: { home: '微博百城租车' },
    hidesHeader: true,
  },
  {
    code: 'BSGJ',
    aliases: ['bashiguanjia'],
    name: '巴士管家',
    family: 'web',
    titles: { home: '巴士管家租车' },
    hidesTabBar: true,
    menu: rentalMenu,
    loginGate: 'bypass',
  },
  {
    code: 'TYJ',
    aliases: ['taoyouji'],
    name: '淘游记',
    family: 'web',
    titles: { home: '淘游记租车' },
    menu: rentalMenu,
    loginGate: 'bypass',
  },
];

/** What a source of visits (`sources` of a link) differs in, whatever its channel. */
interface SourceRow {
  readonly source: string;
  readonly loginGate?: LoginGate;
  /** The host draws the head: ours is left out. */
  readonly hidesHeader?: true;
}

/** Sources that differ from others; visits from alilite bypass every login check (specification §6), in their host's frame. */
const sources: readonly SourceRow[] = [{ source: 'alilite', loginGate: 'bypass', hidesHeader: true }];

/** Whether visits from a source come in a frame of their host. */
export const hidesHeaderOfSource = (source: string): boolean =>
  sources.find(row => row.source === source)?.hidesHeader === true;

/** Who must log in on visits from a source; undefined where the source leaves it to the channel. */
export const loginGateOfSource = (source: string): LoginGate | undefined =>
  sources.find(row => row.source === source)?.loginGate;

/** A visit without a channel. */
export const noChannel: ChannelRow = { code: '', name: '', family: 'web' };

/**
 * The row of a code or another spelling of it; an unknown code is a visit without a channel. Codes are told apart by case
 * (specification §1).
 */
export function channelOf(code: string): ChannelRow {
  return channels.find(row => row.code === code || row.aliases?.includes(code)) ?? noChannel;
}
