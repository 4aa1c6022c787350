import type { Locator } from 'playwright-core';
import { addDays, dayOf, format } from '../../../src/domain/shanghaiTime';
import { worldNow } from '../../support/worldClock';
import type { Phone } from './phone';
import { fillInRenter, plentifulCar, submitAsVisitor } from './rent';

/** Another grown-up whom the accident insurance covers. */
const companion = { name: '李四', idCard: '11010519491231002X' };

/** A figure of money in a text: 合计¥1050.20 gives 1050.2. */
const yuan = (text: string, label: string): number =>
  Number(new RegExp(`${label}¥([\\d.]+)`).exec(text.replace(/[\s,]/g, ''))?.[1]);

/** From home: a site by its district, then a place by its pinyin. */
async function choosePlace(phone: Phone): Promise<void> {
  await phone.step('place', () => phone.tap('button', /^取车地点/));
  await phone.titled('取还车地点');
  await phone.step('districts', () => phone.tap('button', '按区域选'));
  await phone.titled('按区域选地点');
  await phone.step('districts: another', () => phone.tap('button', '海淀区'));
  await phone.step('districts: choose a site', () => phone.tap('button', /^中关村店/));
  await phone.part('button', /^取车地点.*中关村店/).waitFor();

  await phone.step('place again', () => phone.tap('button', /^取车地点/));
  await phone.step('place search', () => phone.tap('button', '搜索地点：机场 / 商圈 / 路口'));
  await phone.titled('搜索地点');
  await phone.step('place search: type', () => phone.fill('机场 / 商圈 / 路口', 'sdjc'));
  await phone.step('place search: choose', () => phone.tap('button', /首都.*机场T3/));
  await phone.part('button', /^取车地点.*首都.*机场T3/).waitFor();
}

/** The car is brought to the door, and back again to the site. */
async function chooseDelivery(phone: Phone): Promise<void> {
  await phone.step('delivery', () => phone.tap('button', '送车上门'));
  await phone.titled('上门送取车');
  await phone.step('delivery: type', () => phone.fill('机场 / 商圈 / 路口', 'guomao'));
  await phone.step('delivery: consider', () => phone.tap('button', /^国贸/));
  await phone.text('服务门店').waitFor();
  await phone.step('delivery: confirm', () => phone.tap('button', '送到这里'));
  await phone.part('button', /^取车地点.*送车上门到国贸/).waitFor();
}

/** A return in another city: its site from the map, looked at first. */
async function chooseReturn(phone: Phone): Promise<void> {
  await phone.step('return elsewhere', () => phone.tap('switch', '在其他城市或门店还车'));
  await phone.step('return city', () => phone.tap('button', /^还车城市/));
  await phone.titled('选择城市');
  await phone.step('return city: type', () => phone.fill(/拼音或首字母/, 'tj'));
  await phone.step('return city: choose', () => phone.tap('button', '天津'));
  await phone.step('return place', () => phone.tap('button', /^还车地点/));
  await phone.titled('取还车地点');
  await phone.step('sites', () => phone.tap('button', '全部门店'));
  await phone.titled('选择门店');
  await phone.step('sites: map', () => phone.tap('button', '地图'));
  await phone.step('sites: move the map', () => phone.moveMap(0.02, 0.01));
  await phone.step('sites: search there', () => phone.tap('button', '搜索此区域'));
  await phone.text(/^这一带有\d+家门店$/).waitFor();
  await phone.step('sites: pin', () =>
    phone.part('region', '天津的门店地图').getByRole('button').first().click(),
  );
  await phone.step('site', () => phone.tap('button', '详情'));
  await phone.titled('门店详情');
  await phone.step('site: reviews', () => phone.tap('button', /^全部\d+条评价$/));
  await phone.titled('门店评价');
  await phone.step('site: back', () => phone.back());
  await phone.step('site: choose', () => phone.tap('button', /^(选这家店|在这里还车)/));
  await phone.titled('租车');
}

/** One day more. */
async function choosePeriod(phone: Phone): Promise<void> {
  await phone.step('period', () => phone.tap('button', /修改取还车时间/));
  const inSheet = (name: RegExp): Locator => phone.part('dialog').getByRole('button', { name }).first();
  await phone.step('period: return', () => inSheet(/^还车/).tap());
  const day = format(addDays(dayOf(worldNow()), 5), 'M月D日');
  await phone.step('period: day', () => inSheet(new RegExp(`^${day}`)).tap());
  await phone.step('period: take', () => phone.tap('button', /^确定 · 共4天/));
  await phone.part('button', /共4天.*修改取还车时间/).waitFor();
}

/** The list, and fewer of it by the filter page. */
async function chooseCar(phone: Phone): Promise<void> {
  await phone.step('cars', () => phone.tap('button', '去选车'));
  await phone.titled('选择车型');
  const count = async (): Promise<number> =>
    Number(/(\d+)款车可预订/.exec(await phone.text(/\d+款车可预订/).innerText())?.[1]);
  const all = await count();
  await phone.step('filters', () => phone.tap('button', '筛选'));
  await phone.titled('筛选');
  await phone.step('filters: automatic', () => phone.tap('button', '自动挡'));
  await phone.step('filters: five seats', () => phone.tap('button', '5座'));
  await phone.step('cars filtered', () => phone.tap('button', /^查看\d+款车$/));
  await phone.titled('选择车型');
  expect(await count()).toBeGreaterThan(0);
  expect(await count()).toBeLessThan(all);
  await phone.step('car', () => plentifulCar(phone).tap());
  await phone.titled('车型详情');
}

/** What others say of the car, its data, and its prices by day. */
async function lookAtCar(phone: Phone): Promise<void> {
  await phone.step('car: reviews', () => phone.tap('button', /^全部\d+条评价$/));
  await phone.titled('车型评价');
  await phone.step('car: good reviews', () => phone.tap('button', /^好评/));
  await phone.step('car: back', () => phone.back());
  await phone.step('car: data', () => phone.tap('button', '全部参数'));
  await phone.titled('车辆参数');
  await phone.step('car: back', () => phone.back());
  await phone.step('prices', () => phone.tap('button', '价格日历'));
  await phone.titled('价格日历');
  const day = (days: number): RegExp => new RegExp(format(addDays(dayOf(worldNow()), days), 'M月D日'));
  await phone.step('prices: from', () => phone.tap('button', day(8)));
  await phone.step('prices: to', () => phone.tap('button', day(11)));
  await phone.step('prices: take', () => phone.tap('button', '选这几天'));
  await phone.titled('车型详情');
  await phone.part('button', /共3天.*修改取还车时间/).waitFor();
}

/** Accident insurance for the renter and a companion, and the coupon of the screen of coupons. */
async function insureAndSave(phone: Phone): Promise<void> {
  await phone.step('insurance', () => phone.tap('checkbox', /^驾乘人员意外险/));
  await phone.step('insured', () => phone.tap('button', /^被保险人/));
  await phone.titled('被保险人');
  await phone.step('insured: name', () => phone.fill('姓名', companion.name));
  await phone.step('insured: identity card', () => phone.fill('身份证号', companion.idCard));
  await phone.step('insured: add', () => phone.tap('button', '添加'));
  await phone.text(/^2人 × 3天/).waitFor();
  await phone.step('insured: done', () => phone.tap('button', '完成'));
  await phone.titled('确认订单');
  await phone.part('button', /^被保险人.*取车人本人和另外1人/).waitFor();

  const total = async (): Promise<number> => yuan(await phone.part('button', /明细/).innerText(), '合计');
  const withCoupon = await total();
  await phone.step('coupons', () => phone.tap('button', /^优惠券/));
  await phone.titled('选择优惠券');
  await phone.step('coupons: none', () => phone.tap('button', /不使用优惠券/));
  await phone.titled('确认订单');
  expect(await total()).toBeGreaterThan(withCoupon);
  await phone.step('coupons', () => phone.tap('button', /^优惠券/));
  await phone.step('coupons: the best', () => phone.tap('button', /推荐/));
  await phone.titled('确认订单');
  expect(await total()).toBe(withCoupon);

  await phone.step('bill', () => phone.tap('button', /明细/));
  await phone.text('异地还车费').waitFor();
  await phone.step('bill: close', () => phone.tap('button', '关闭'));
}

/** The order is looked at and cancelled. */
async function cancelOrder(phone: Phone): Promise<void> {
  await phone.step('order', () => phone.tap('button', '查看订单'));
  await phone.titled('订单详情');
  await phone.text(companion.name).waitFor();
  await phone.step('order: more', () => phone.tap('button', '更多'));
  await phone.step('order: cancel', () => phone.tap('button', '取消订单'));
  await phone.step('order: reason', () => phone.tap('button', '行程有变'));
  await phone.step('order: go on', () => phone.tap('button', '下一步'));
  await phone.step('order: cancelled', () => phone.tap('button', '确认取消'));
  await phone.text('已取消').waitFor();
}

/** By the tab bar to the wallet, where the coupon of the cancelled order can be used again. */
async function findCoupon(phone: Phone): Promise<void> {
  while ((await phone.routes()).length > 1) await phone.back();
  await phone.step('profile', () => phone.tap('button', '我的'));
  await phone.titled('我的');
  await phone.step('wallet', () => phone.part('button', /^优惠券/).tap());
  await phone.titled('优惠券');
  await phone.text('周末9折券').waitFor();
  await phone.step('wallet: used', () => phone.tap('button', '已使用'));
  await phone.text('没有用过的优惠券').waitFor();
}

/** The whole of self-drive rental (issue 3), from the first choice of a place to the order that is cancelled. */
export async function selfDrive(phone: Phone): Promise<void> {
  await phone.titled('租车');
  await choosePlace(phone);
  await chooseDelivery(phone);
  await chooseReturn(phone);
  await choosePeriod(phone);
  await chooseCar(phone);
  await lookAtCar(phone);
  await phone.step('booking', () => phone.tap('button', '立即预订'));
  await phone.titled('确认订单');
  await fillInRenter(phone);
  await insureAndSave(phone);
  await submitAsVisitor(phone);
  await cancelOrder(phone);
  await findCoupon(phone);
}
