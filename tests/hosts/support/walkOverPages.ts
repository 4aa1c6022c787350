import type { RouteName } from '../../../src/routes';
import type { RouteRow } from '../../../src/routes/row';
import { richerWhenPaid, screenOf, visitedRows, type Made } from '../../support/screenAddresses';
import type { HostName } from '../engine/types';
import { newPhone, overBudget, tell, watched } from './journey';
import type { Phone } from './phone';
import { beginPayment, logIn, submitOrder } from './rent';

/** Something that only the content of a page says: a text of the backend, or of what the page is for. */
const shows: Record<Exclude<RouteName, 'kit.gallery'>, string> = {
  home: '北京首都机场T3店',
  service: '租车需要满足什么条件？',
  orders: '去支付',
  profile: '退出登录',
  login: '获取验证码',
  notFound: '没有找到这个页面',
  'place.city': '阿坝藏族羌族自治州',
  'place.address': '附近门店',
  'place.addressSearch': '在北京找地点',
  'place.allopatry': '其他城市，由近到远',
  'place.service': '亦庄送车点',
  'place.addressDistrict': '整个区域',
  'place.districts': '行政区',
  'place.districtSearch': '输入北京的区名或商圈名',
  'site.list': '北京首都机场T2店',
  'site.search': '北京共12家门店',
  'site.detail': '怎么找到门店',
  'site.marks': '19条评价',
  'car.list': '款车可预订',
  'car.filter': '级别',
  'car.cartypes': '五菱宏光MINIEV',
  'car.products': '8家门店可订',
  'car.detail': '用车规则',
  'car.specification': '驾照要求',
  'car.marks': '11条评价',
  'car.calendar': '价格为日租金',
  'booking.order': '取车人信息',
  'booking.coupon': '不使用优惠券',
  'booking.discount': '合计优惠',
  'booking.insured': '驾乘人员意外险',
  'booking.remind': '订单待支付',
  'booking.charges': '车辆租赁费',
  'booking.submitted': '订单已提交',
  'pay.cashier': '微信支付',
  'pay.payment': '沙盒收银台',
  'pay.success': '还没有收到付款',
  'pay.fail': '重新支付',
  'order.detail': '租车人',
  'wallet.coupons': '新人立减50元',
  'content.answer': '相关问题',
  'discover.home': '自驾目的地',
  'discover.marks': '看看这款车',
  'discover.sanya': '推荐路线',
};

/** What the same pages say once the order is paid. */
const showsPaid: Record<string, string> = {
  'booking.remind': '带好证件',
  'pay.success': '请带好身份证和驾驶证取车',
  'order.detail': '待取车',
};

/** What stands on a page that has not come to its content. */
const unfinished = '[aria-label^="正在加载"]';
/** What a page says that could not come to its content. */
const failures = /加载失败|链接不完整|出了点问题|服务开小差了|没有连上网络/;

const home = 'pages/home/index';
/** `HOSTS_PICTURES=1 npm run hosts -- walks` leaves a picture of every page in `.cache/hosts`. */
const withPictures = process.env.HOSTS_PICTURES !== undefined;

/** Cases by the address of the specification. */
const byUrl = (rows: readonly RouteRow[]): [string, RouteRow][] => rows.map(row => [row.url, row]);

/**
 * The walk over every URL of the specification that works, each of which opens its page: on one phone of that host, with
 * one login and one order.
 */
export function walkOverPages(host: HostName): void {
  let phone: Phone;
  const made: Made = { orderid: '', payment_id: '' };

  beforeAll(async () => {
    phone = await newPhone(host);
  });
  afterAll(async () => {
    tell(host, 'pages', phone);
    await phone.end();
  });

  /** Starts the app by a link, as a person does who had closed it, with what the phone has kept. */
  const open = (address: string): Promise<void> =>
    phone.launch({ path: home, query: { url: encodeURIComponent(address) }, scene: 1007 });

  const visit = (row: RouteRow, content: string | undefined): Promise<void> =>
    watched(phone, `${host}-${row.name}`, async () => {
      const { address, title } = screenOf(row, made);
      const before = phone.steps.length;
      await open(address);
      await phone.titled(title);
      expect((await phone.routes()).pop()).toBe(row.page);
      await phone.countOpening(row.name);
      if (withPictures) await phone.tallPicture(`${host}-${row.name}`);
      const text = await phone.visibleText();
      expect(text).toContain(content);
      expect(text).not.toMatch(failures);
      expect(await phone.page.locator(unfinished).filter({ visible: true }).count()).toBe(0);
      expect(await phone.misplaced()).toEqual([]);
      if (row.tab) await expectTabBar(phone);
      expect(overBudget(phone.steps.slice(before))).toEqual([]);
    });

  const login = visitedRows.filter(({ name }) => name === 'login');
  it.each(byUrl(login))('%s, as a visitor', (_url, row) => visit(row, shows.login));

  describe('as a member with an order and a payment', () => {
    beforeAll(async () => {
      await open('/reserve_car?cartype_id=1034');
      await phone.titled('登录');
      await logIn(phone);
      await submitOrder(phone);
      made.orderid = (await phone.query()).orderid ?? '';
      await beginPayment(phone);
      made.payment_id = (await phone.query()).payment_id ?? '';
      // Only the openings are told.
      phone.steps.splice(1);
    });

    it.each(byUrl(visitedRows.filter(row => !login.includes(row))))('%s', (_url, row) =>
      visit(row, shows[row.name as keyof typeof shows]),
    );
  });

  describe('and once it is paid', () => {
    beforeAll(async () => {
      await open(`/pay/payment?payment_id=${made.payment_id}`);
      await phone.tap('button', '支付成功');
      await phone.titled('支付成功');
    });

    it.each(byUrl(visitedRows.filter(({ name }) => richerWhenPaid.includes(name))))('%s', (_url, row) =>
      visit(row, showsPaid[row.name]),
    );
  });
}

/** The tab bar stands at the foot of the screen, and the end of the page above it. */
async function expectTabBar(phone: Phone): Promise<void> {
  const { y, height } = (await phone.part('navigation', '主导航').boundingBox()) ?? { y: NaN, height: NaN };
  expect(y + height).toBeCloseTo(phone.page.viewportSize()?.height ?? NaN);
  expect(await phone.endOfPage()).toBeLessThanOrEqual(y);
}
