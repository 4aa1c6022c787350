import { routes, type RouteName } from '../../src/routes';
import { urlOf } from '../../src/routes/match';
import type { RouteRow } from '../../src/routes/row';

/** What a walk over all screens has made on its way, so that those which need an order or a payment have one. */
export interface Made {
  orderid: string;
  payment_id: string;
}

/** A screen to visit. */
export interface Screen {
  name: string;
  title: string;
  /** Address with everything that the screen needs. */
  address: string;
}

const beijingAirport = '11000001';
/** A car of which that site has enough. */
const car = '1034';

/** What a walk needs to know of a screen. */
interface Visit {
  /** Something that only its content says: a text of the backend, or of what the screen is for. */
  shows: string;
  /** What it says of a session that has only begun, where it shows something of an earlier screen. */
  showsCold?: string;
  /** What it says once the order is paid, where it shows more then. */
  showsPaid?: string;
  /** What a screen with parameters is opened with. */
  params?: (made: Made) => Record<string, string>;
}

/** A link to a part of a booking, on a device where none has been begun. */
const noBooking = '还没有要预订的车';
const ofSite = () => ({ id: beijingAirport });
const ofCar = () => ({ cartype_id: car });
const ofOrder = ({ orderid }: Made) => ({ orderid });

/** The name of a route that a build for people has. */
type VisitedName = Exclude<RouteName, 'kit.gallery'>;

/** A row for each screen: it does not compile while one is missing. */
const visits: Record<VisitedName, Visit> = {
  home: { shows: '北京首都机场T3店' },
  service: { shows: '租车需要满足什么条件？' },
  orders: { shows: '去支付' },
  profile: { shows: '退出登录' },
  login: { shows: '获取验证码' },
  notFound: { shows: '没有找到这个页面' },
  'place.city': { shows: '阿坝藏族羌族自治州' },
  'place.address': { shows: '热门地点' },
  'place.addressSearch': { shows: '在北京找地点' },
  'place.oneWay': { shows: '其他城市，由近到远' },
  'place.service': { shows: '亦庄送车点' },
  'place.addressDistrict': { shows: '整个区域' },
  'place.districts': { shows: '行政区' },
  'place.districtSearch': { shows: '输入北京的区名或商圈名' },
  'site.list': { shows: '北京首都机场T2店' },
  'site.search': { shows: '北京共12家门店' },
  'site.detail': { shows: '怎么找到门店', params: ofSite },
  'site.reviews': { shows: '19条评价', params: ofSite },
  'car.list': { shows: '款车可预订' },
  'car.filter': { shows: '级别' },
  'car.cartypes': { shows: '五菱宏光MINIEV' },
  'car.products': { shows: '8家门店可订', params: ofCar },
  'car.detail': { shows: '用车规则', params: ofCar },
  'car.specification': { shows: '驾照要求', params: ofCar },
  'car.reviews': { shows: '11条评价', params: ofCar },
  'car.compare': { shows: '只看不同', params: () => ({ cartype_ids: `${car},1035` }) },
  'car.favourites': { shows: '还没有收藏的车' },
  'car.calendar': { shows: '必付费用全含', params: ofCar },
  'booking.order': { shows: '取车人信息', params: ofCar },
  'booking.coupon': { shows: '不使用优惠券', showsCold: noBooking },
  'booking.discount': { shows: '合计优惠', showsCold: noBooking },
  'booking.insured': { shows: '驾乘人员意外险', showsCold: noBooking },
  'booking.remind': { shows: '订单待支付', params: ofOrder, showsPaid: '带好证件' },
  'booking.charges': { shows: '车辆租赁费', showsCold: noBooking },
  'booking.submitted': { shows: '订单已提交', params: ofOrder },
  'pay.cashier': { shows: '微信支付', params: ofOrder },
  'pay.payment': { shows: '沙盒收银台', params: made => ({ payment_id: made.payment_id }) },
  'pay.success': { shows: '还没有收到付款', params: ofOrder, showsPaid: '请带好身份证和驾驶证取车' },
  'pay.fail': { shows: '重新支付', params: ofOrder },
  'order.detail': { shows: '租车人', params: ofOrder, showsPaid: '待取车' },
  'order.invoice': { shows: '订单完成后就可以申请发票', params: ofOrder },
  'wallet.coupons': { shows: '新人立减50元' },
  'account.security': { shows: '当前设备' },
  'account.more': { shows: '联系客服注销' },
  'content.answer': { shows: '相关问题', params: () => ({ id: 'payment-deposit' }) },
  'content.chat': { shows: '您好，请问有什么可以帮您' },
  'discover.home': { shows: '自驾目的地' },
  'discover.reviews': { shows: '看看这款车' },
  'discover.sanya': { shows: '推荐路线' },
};

/** What a walk needs to know of a row’s screen. */
export const visitOf = ({ name }: RouteRow): Visit => visits[name as VisitedName];

/** Every row of a build for people: each is a screen that a walk has to see. */
export const visitedRows: readonly RouteRow[] = routes.filter(({ name }) => name !== 'kit.gallery');

/** Those that show more once the order is paid. */
export const richerWhenPaid = visitedRows.filter(row => visitOf(row).showsPaid !== undefined);

/** The address of a row's screen; throws when the table above lacks something that the row needs. */
export function screenOf(row: RouteRow, made: Made): Screen {
  const query = visitOf(row).params?.(made) ?? {};
  const missing = Object.entries(row.params ?? {}).filter(
    ([name, kind]) => !kind.endsWith('?') && query[name] === undefined,
  );
  if (missing.length > 0) throw new Error(`tests/support/visitedScreens.ts gives ${row.name} no parameters`);
  return { name: row.name, title: row.title, address: urlOf(row, query) };
}
