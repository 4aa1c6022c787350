import { signClaim } from '../../server/kernel/members/channelClaim';
import { readSettings } from '../../server/settings';
import { routes, type RouteName } from '../../src/routes';
import { urlOf } from '../../src/routes/match';
import type { RouteRow } from '../../src/routes/row';
import { STAGES, type Made, type Stage } from './memberStages';
import { claimVisits } from './claimVisits';
import { demandVisits } from './demandVisits';
import { violationVisits } from './violationVisits';
import { shopVisits } from './shopVisits';
import type { Shows, Visit } from './visit';
import { worldNow } from './worldClock';

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

/** A link to a part of a booking, on a device where none has been begun. */
const noBooking = '还没有要预订的车';
const ofSite = () => ({ id: beijingAirport });
const ofCar = () => ({ cartype_id: car });
const ofOrder = ({ orderid }: Made) => ({ orderid });
const ofLong = ({ long_orderid: orderid }: Made) => ({ orderid });
const ofRecharge = ({ recharge_id }: Made) => ({ recharge_id });
const ofCycle = ({ cycle_orderid }: Made) => ({ orderid: cycle_orderid });
const ofChange = ({ amendment_id }: Made) => ({ amendment_id });

let sent = 0;
/** A link of a channel, signed now, for somebody whom nobody has bound. */
const fromChannel = () => {
  const openid = `walk-${Date.now()}-${(sent += 1)}`;
  const said = { openid, type: 'JD', channel: 'JD', time: worldNow().getTime() };
  const claim = signClaim(said, readSettings({}));
  return { ...claim, time: String(claim.time) };
};

/** The name of a route that a build for people has. */
type VisitedName = Exclude<RouteName, 'kit.gallery'>;

/** A row for each screen: it does not compile while one is missing. */
const visits: Record<VisitedName, Visit> = {
  home: {
    shows: {
      visitor: '北京首都机场T3店',
      ordered: '待支付，剩',
      paid: '取车提醒',
      inUse: '距还车还有',
      reletting: '续租待支付',
      billed: '待结算',
    },
    // What runs is not carried there without the network.
    showsOffline: '北京首都机场T3店',
  },
  service: { shows: '租车需要满足什么条件？' },
  orders: {
    shows: {
      ordered: '去支付',
      modifying: '待取车',
      reletting: '续租待支付',
      billed: '待结算',
      due: '待补款',
      completed: '已完成',
    },
    taps: { completed: '已完成' },
  },
  profile: { shows: { visitor: '登录', ordered: '退出登录', paid: '待取车' } },
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
  'car.products': { shows: '家门店可订', params: ofCar },
  'car.detail': { shows: '用车规则', params: ofCar },
  'car.specification': { shows: '驾照要求', params: ofCar },
  'car.scan': { shows: '先完成实名认证', params: () => ({ site_id: beijingAirport }) },
  'car.reviews': { shows: '11条评价', params: ofCar },
  'car.compare': { shows: '只看不同', params: () => ({ cartype_ids: `${car},1035` }) },
  'car.favourites': { shows: { ordered: '还没有收藏的车' } },
  'car.calendar': { shows: '必付费用全含', params: ofCar },
  'booking.order': { shows: '取车人信息', params: ofCar },
  'booking.coupon': { shows: '不使用优惠券', showsCold: noBooking },
  'booking.discount': { shows: '合计优惠', showsCold: noBooking },
  'booking.insured': { shows: '驾乘人员意外险', showsCold: noBooking },
  'booking.remind': { shows: { ordered: '订单待支付', paid: '带好证件' }, params: ofOrder },
  'booking.charges': { shows: '车辆租赁费', showsCold: noBooking },
  'booking.submitted': { shows: { ordered: '订单已提交' }, params: ofOrder },
  'convenient.home': {
    shows: '取车时间已过',
    params: () => ({ from_time: '2020-01-01 10:00', city: '北京', siteid: beijingAirport }),
  },
  'convenient.cars': { shows: '款车可预订' },
  'convenient.order': { shows: '取车人信息', params: ofCar },
  'convenient.credit': { shows: '什么是信用免押' },
  'pay.convenient': { shows: { ordered: '微信支付', due: '还车后确认的费用' }, params: ofOrder },
  'pay.cashier': { shows: { ordered: '微信支付', due: '还车后确认的费用' }, params: ofOrder },
  'pay.recharge': { shows: { ordered: '微信支付' }, params: ofRecharge },
  'pay.payment': { shows: { ordered: '沙盒收银台' }, params: ({ payment_id }) => ({ payment_id }) },
  'pay.friend': {
    shows: { visitor: '付款链接已失效', modifying: '这个订单已经支付' },
    params: ({ pay_token: token }) => ({ token }),
  },
  'pay.success': {
    shows: { ordered: '还没有收到付款', paid: '请带好身份证和驾驶证取车', settled: '费用已结清' },
    params: ofOrder,
  },
  'pay.fail': { shows: { ordered: '重新支付', paid: '这个订单已经支付' }, params: ofOrder },
  'pay.relet': {
    shows: { ordered: '没有找到这次变更', modifying: '微信支付', reletting: '微信支付' },
    params: ofChange,
  },
  'pay.reletPaid': {
    shows: { ordered: '没有找到这次变更', modifying: '还没有收到付款', modified: '变更已经生效' },
    params: ofChange,
  },
  'pay.reletFailed': { shows: { ordered: '没有找到这次变更', reletting: '重新支付' }, params: ofChange },
  'pay.cycle': { shows: { ordered: '微信支付', paid: '这个订单已经支付' }, params: ofCycle },
  'pay.cyclePaid': {
    shows: { visitor: '登录后查看支付结果', ordered: '还没有收到付款', paid: '天数已放入优惠券' },
    params: ofCycle,
  },
  'pay.cycleFailed': { shows: { ordered: '重新支付', paid: '这个订单已经支付' }, params: ofCycle },
  'cycle.home': { shows: { visitor: '工作日卡', paid: '我的周期购' } },
  'cycle.submit': { shows: '费用明细' },
  'cycle.city': { shows: '阿坝藏族羌族自治州' },
  'cycle.order': {
    shows: { ordered: '待支付', paid: '还没有用过', modified: '再买一张' },
    params: ofCycle,
  },
  ...demandVisits,
  'order.detail': {
    shows: {
      ordered: '租车人',
      paid: '待取车',
      modifying: '支付差额',
      inUse: '用车中',
      reletting: '支付续租费用',
      billed: '有异议的费用',
      due: '待补款',
      settled: '待退押金',
      toReview: '待评价',
      completed: '申请开票',
    },
    params: ofOrder,
  },
  'order.askPay': { shows: { ordered: '朋友登录后付款', paid: '不用再请人付款了' }, params: ofOrder },
  'order.handover': {
    shows: {
      ordered: '现在没有要拍的照片',
      paid: '还差6张',
      inUse: '6张照片都已保存',
      billed: '还车 11月23日',
    },
    params: ofOrder,
    // Photos are taken without a network, too.
    showsOffline: '还差6张',
  },
  'order.modify': { shows: { ordered: '现在不能修改订单', paid: '费用对比' }, params: ofOrder },
  'order.relet': { shows: { ordered: '现在不能续租', inUse: '确认续租' }, params: ofOrder },
  'order.earlyReturn': { shows: { ordered: '现在不能提前还车', inUse: '提前还车违约金' }, params: ofOrder },
  'order.history': {
    shows: { ordered: '没有变更记录', modifying: '取消修改', reletting: '取消续租', billed: '已生效' },
    params: ofOrder,
  },
  'order.settle': {
    shows: {
      ordered: '还没有结算账单',
      billed: '有异议的费用正在核实',
      due: '费用已确认，还需支付',
      settled: '费用已确认',
    },
    params: ofOrder,
  },
  'order.comment': {
    shows: { ordered: '现在还不能评价', toReview: '说说这次用车', completed: '感谢您的评价' },
    params: ofOrder,
  },
  'order.judge': { shows: { ordered: '现在还不能评价', inUse: '接待您的门店人员' }, params: ofOrder },
  'order.contract': { shows: { ordered: '订单支付后合同生效', paid: '合同已生效' }, params: ofOrder },
  'order.invoice': {
    shows: { ordered: '订单完成后就可以申请发票', completed: '发票抬头', invoiced: '下载发票' },
    params: ofOrder,
  },
  'pay.long': {
    shows: { ordered: '没有找到这期租金', paid: '微信支付' },
    params: ({ long_instalment_id: instalment_id }) => ({ instalment_id }),
  },
  'pay.longPaid': { shows: { ordered: '没有找到这个订单', paid: '支付成功' }, params: ofLong },
  'pay.longFailed': { shows: { ordered: '没有找到这个订单', paid: '这个订单已经支付' }, params: ofLong },
  'long.home': { shows: '本城低价车型' },
  'long.city': { shows: '北京' },
  'long.cars': { shows: '租这款车' },
  'long.submit': { shows: '付款方式', params: ofCar },
  'long.coupon': { shows: '不使用优惠券', showsCold: '还没有选车' },
  'long.orders': {
    shows: { ordered: '没有进行中的长租订单', paid: '按月付', reletting: '换车中', billed: '尾款待支付' },
  },
  'long.detail': {
    shows: {
      ordered: '没有找到这个订单',
      paid: '车辆正在准备',
      inUse: '用车车辆',
      reletting: '京B67890',
      billed: '付清后退押金',
      due: '押金按期退还',
    },
    params: ofLong,
  },
  'long.cancel': { shows: { ordered: '没有找到这个订单', paid: '取消费用' }, params: ofLong },
  'long.simple': {
    shows: { visitor: '付款链接已失效', inUse: '第2期租金' },
    params: ({ long_pay_token: token }) => ({ token }),
  },
  'long.services': { shows: '续租和提前还车' },
  'long.agreement': {
    shows: { visitor: '选好车型和租期后生成协议', paid: '长租协议', reletting: '补充协议1' },
    params: ({ long_orderid }): Record<string, string> =>
      long_orderid === 'unknown' ? {} : { orderid: long_orderid },
  },
  'long.payments': {
    shows: { ordered: '没有找到这个订单', paid: '第2期', billed: '右前门凹陷', due: '已结清' },
    params: ofLong,
  },
  // The login in place, which all screens of a member offer in the same words: seen here, for all of them.
  'wallet.coupons': { shows: { visitor: '您还没有登录', ordered: '新人立减50元' } },
  'wallet.couponCode': { shows: { ordered: '每个兑换码只能用一次' } },
  'wallet.balance': { shows: { ordered: '新人礼', modified: '充值' } },
  'wallet.coins': { shows: { ordered: '新人礼' } },
  'wallet.points': { shows: { ordered: '新人礼' } },
  'wallet.recharge': { shows: { ordered: '其他金额' } },
  'wallet.recharged': { shows: { ordered: '充值单号', modified: '已存入余额' }, params: ofRecharge },
  'wallet.rechargeCode': { shows: { ordered: '每个充值码只能用一次' } },
  'wallet.giftCard': { shows: { ordered: '每张礼品卡只能激活一次' } },
  'blessing.create': { shows: { ordered: '送一张优惠券', modified: '领取' }, taps: { modified: '我送出的' } },
  'blessing.receive': {
    shows: { visitor: '没有找到这份祝福', modifying: '收下祝福', modified: '优惠券已放进您的账户' },
    params: ({ blessing: code }) => ({ code }),
  },
  'account.security': { shows: { ordered: '当前设备' } },
  'account.thirdParty': { shows: { ordered: '还没有绑定第三方账号', modified: '京东账号' } },
  'account.thirdEntry': { shows: '自动登录', params: fromChannel },
  'account.invite': { shows: { ordered: '我的邀请码' } },
  'account.export': { shows: { ordered: '导出的内容' } },
  'account.close': {
    shows: { ordered: '保留的信息和原因', settled: '押金还没退还', completed: '注销后清零的资产' },
  },
  'account.detail': { shows: { ordered: '生日' } },
  'account.nickname': { shows: { ordered: '保存' } },
  'account.identify': { shows: { ordered: '证件照片', modified: '认证未通过' } },
  'account.identifyResult': {
    shows: { ordered: '去认证', modifying: '认证中', modified: '认证未通过', inUse: '已认证' },
  },
  'account.more': { shows: '导出个人数据' },
  'account.emergencyContact': {
    shows: { ordered: '只在用车中遇到紧急情况、又联系不上您时使用。请先征得对方同意。' },
  },
  'account.memberCode': { shows: { ordered: '请店员扫码，或报这12位数字' } },
  'account.feedback': { shows: { ordered: '不需要回电可以留空' } },
  'content.answer': { shows: '相关问题', params: () => ({ id: 'payment-deposit' }) },
  'content.chat': { shows: '您好，请问有什么可以帮您' },
  'content.agreements': { shows: '个人信息收集清单' },
  'content.rules': { shows: '什么时候退', params: () => ({ doc: 'deposit' }) },
  'content.fees': { shows: '一张完整的账单', params: () => ({ doc: 'fees', q: '每天' }) },
  'content.campus': { shows: '第一次租车' },
  'content.timeSharing': { shows: '几种用法怎么算', params: () => ({ doc: 'hours' }) },
  'content.help': { shows: '押金与支付' },
  'content.contact': { shows: '在线客服' },
  'content.bulletins': { shows: '谨防冒充客服的诈骗电话' },
  'content.bulletin': { shows: '2026年11月9日', params: () => ({ id: 'fraud-warning' }) },
  'discover.home': { shows: '自驾目的地' },
  'discover.reviews': { shows: '看看这款车' },
  'discover.sanya': { shows: '推荐路线' },
  'employee.home': { shows: '看到的就是企业价' },
  'employee.result': {
    shows: { visitor: '您还没有登录', ordered: '还没有加入员工福利', invoiced: '租车费8.8折' },
  },
  'campaign.home': { shows: '把链接发给朋友，24小时内满3人就成团', params: () => ({ id: 'together' }) },
  'campaign.brand': { shows: '品牌故事', params: () => ({ id: 'byd' }) },
  'qq-card.home': { shows: '持卡权益' },
  'qq-card.coupons': { shows: '周末取车，租车费满100元减30元' },
  'deposit-free.home': { shows: '免哪些押金' },
  ...violationVisits,
  ...claimVisits,
  ...shopVisits,
};

/** What a walk needs to know of a row’s screen. */
export const visitOf = ({ name }: RouteRow): Visit => visits[name as VisitedName];

/** Every row of a build for people: each is a screen that a walk has to see. */
export const visitedRows: readonly RouteRow[] = routes.filter(({ name }) => name !== 'kit.gallery');

const showsOf = (row: RouteRow): Shows => {
  const { shows } = visitOf(row);
  return typeof shows === 'string' ? { visitor: shows } : shows;
};

/** What a row's screen shows at a stage at which it is to be looked at; undefined where it is not. */
export const shownAt = (row: RouteRow, stage: Stage): string | undefined => showsOf(row)[stage];

/** The rows that show something of their own at a stage. */
export const rowsAt = (stage: Stage): readonly RouteRow[] =>
  visitedRows.filter(row => shownAt(row, stage) !== undefined);

/** What a row's screen shows to who has come as far as a stage; throws where the table does not say. */
export function shownBy(row: RouteRow, stage: Stage): string {
  const sofar = STAGES.slice(0, STAGES.indexOf(stage) + 1).flatMap(past => shownAt(row, past) ?? []);
  const [shown] = sofar.slice(-1);
  if (shown === undefined)
    throw new Error(`tests/support/visitedScreens.ts says nothing of ${row.name} by then`);
  return shown;
}

/** The address of a row's screen; throws when the table above lacks something that the row needs. */
export function screenOf(row: RouteRow, made: Made): Screen {
  const query = visitOf(row).params?.(made) ?? {};
  const missing = Object.entries(row.params ?? {}).filter(
    ([name, kind]) => !kind.endsWith('?') && query[name] === undefined,
  );
  if (missing.length > 0) throw new Error(`tests/support/visitedScreens.ts gives ${row.name} no parameters`);
  return { name: row.name, title: row.title, address: urlOf(row, query) };
}
