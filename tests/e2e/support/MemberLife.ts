import type { Page } from 'playwright-core';
import { signClaim } from '../../../server/kernel/members/channelClaim';
import { readSettings } from '../../../server/settings';
import { DAY, toIso, toMillis } from '../../../src/domain/shanghaiTime';
import type { DataOf, RequestOf } from '../../../types/api';
import type { Amended, AmendmentCheck } from '../../../types/api/amendment';
import type { CancellationFee } from '../../../types/api/rental';
import { idCardFor, nameFor } from '../../support/idCards';
import type { Made, Stage } from '../../support/memberStages';
import { worldNow } from '../../support/worldClock';
import { callerOn, otherRenter, told, type OtherRenter } from './api';
import type { Phone } from './app';
import { beginPayment, submitOrder } from './booking';
import { Desk } from './Desk';
import { handInIdentity } from './identity';
import { bookByTheMonth } from './bookByTheMonth';
import { exchangedCars } from './longRental';
import { reading } from './order';
import { assessed, decided } from './accident';
import { violationOf } from './violation';
import { photograph, takePhoto } from './photos';
import { acceptAccident, askForChauffeur, buyDays, joinCompany, newKey, reportAccident } from './wishes';

/**
 * A member whose life a walk over all screens follows. What they see is on their phone; what only has to have happened
 * is done by calls, and by the staff at their desk.
 */
export class MemberLife {
  /** What this life has brought so far. */
  made: Made;
  private readonly page: Page;
  private readonly mobile: string;
  /** The member, without their screens. */
  private readonly self: Pick<OtherRenter, 'call'>;
  private others: { friend: OtherRenter; desk: Desk } | undefined;

  constructor({ page, mobile }: Pick<Phone, 'page' | 'mobile'>, nothing: Made) {
    this.page = page;
    this.mobile = mobile;
    this.made = nothing;
    this.self = { call: callerOn(page.context()) };
  }

  /** Comes to a stage from the one before it. */
  reach(stage: Stage): Promise<void> {
    return this.steps[stage]();
  }

  /** How each stage follows from the one before: it does not compile while one is missing. */
  private readonly steps: Readonly<Record<Stage, () => Promise<void>>> = {
    visitor: async () => undefined,

    ordered: async () => {
      const { page, mobile } = this;
      await submitOrder(page, mobile);
      const orderid = this.parameter('orderid');
      await beginPayment(page);
      const payment_id = this.parameter('payment_id');
      await page.goto('/recharge');
      await page.getByRole('button', { name: /^充值¥/ }).click();
      await page.waitForURL(url => url.searchParams.has('recharge_id'));
      this.made = { ...this.made, orderid, payment_id, recharge_id: this.parameter('recharge_id') };
      this.made = { ...this.made, cycle_orderid: await buyDays(this.self) };
      this.others = { friend: await otherRenter(), desk: await Desk.enter(page) };
    },

    paid: async () => {
      const { orderid, payment_id } = this.made;
      const { token: pay_token } = await told(this.self, 'GET /api/pay/get_link', {
        kind: 'RENTAL',
        id: orderid,
      });
      this.made = { ...this.made, pay_token };
      await this.succeed(payment_id);
      await this.rentByTheMonth();
      await this.pay('CYCLE', this.made.cycle_orderid);
    },

    modifying: async () => {
      const { from_time, to_time, site, return_site } = await this.order();
      await this.amend('modify', {
        orderid: this.made.orderid,
        site_id: site.id,
        return_site_id: return_site.id,
        from_time,
        to_time,
        services: ['INS_ADDITIONAL'],
      });
      await this.page.goto('/profile/identify');
      await handInIdentity(this.page, this.mobile, nameFor(this.mobile));
      await this.pay('RECHARGE', this.made.recharge_id);
      const { secret } = await this.bless(this.friend, '一路平安，玩得开心');
      this.made = {
        ...this.made,
        blessing: secret,
        demand_id: await askForChauffeur(this.self, this.mobile),
      };
    },

    modified: async () => {
      const { self, friend, desk, mobile } = this;
      await this.pay('AMENDMENT', this.made.amendment_id);
      await this.giveUpDays();
      await desk.open('用车需求', this.made.demand_id);
      const offer = { '总价（元）': '188', 报价说明: '舒适5座，含司机、燃油', '有效期（小时）': '24' };
      await desk.act('报价', offer);
      await desk.open('实名认证', nameFor(mobile));
      await desk.act('退回', { 原因: '驾驶证看不清，请在光线好的地方重拍，四个角都要拍到' });
      await told(self, 'POST /api/account/bless/claim', { secret: this.made.blessing });
      const { secret } = await this.bless(self, '新车到手，一路平安');
      await told(friend, 'POST /api/account/bless/claim', { secret });
      await this.bless(self, '生日快乐');
      const said = { openid: `walk-${mobile}`, type: 'JD', channel: 'JD', time: worldNow().getTime() };
      const claim = signClaim(said, readSettings({}));
      await told(self, 'POST /api/user/thirdparty/binding_rc', { ...claim, mobile });
    },

    inUse: async () => {
      const { page, desk, mobile } = this;
      await page.goto('/profile/identify');
      await takePhoto(page, '驾驶证正页');
      await page.getByLabel('身份证号').fill(idCardFor(mobile));
      await page.getByRole('button', { name: '提交认证' }).click();
      await page.getByRole('heading', { name: '认证中' }).waitFor();
      await desk.open('实名认证', nameFor(mobile));
      await desk.act('通过');
      this.made = { ...this.made, demand_orderid: await this.acceptQuote() };
      await this.pay('DEMAND', this.made.demand_orderid);
      await this.linkToInstalment();
      await desk.open('长租订单', mobile);
      await desk.act('交车', { 车牌: '京A12345', ...reading(8000) });
      await this.photograph('PICKUP');
      await desk.open('自驾订单', mobile);
      await desk.act('交车', reading(8000));
      const violation_id = await desk.register('违章', violationOf(this.made.orderid));
      this.made = {
        ...this.made,
        violation_id,
        accident_id: await reportAccident(this.self, this.made.orderid),
      };
      await desk.open('自驾订单', mobile);
    },

    reletting: async () => {
      const { desk, mobile } = this;
      const { orderid } = this.made;
      const { to_time } = await this.order();
      await this.amend('relet', { orderid, to_time: toIso(toMillis(to_time) + DAY) });
      await this.goOnForAMonth();
      await this.sendToShop();
      await desk.open('长租订单', mobile);
      const reason = { 车辆来源: '其他车辆', 原因: '定期保养，更换机油和刹车片' };
      await desk.act('换车（送修保养）', { ...exchangedCars('京B67890', 9000), ...reason });
      await this.askAgency();
    },

    billed: async () => {
      const { desk, self, mobile } = this;
      const { orderid, amendment_id } = this.made;
      await desk.act('收车', {
        ...reading(800, 90),
        车损: '有',
        '车损费（元，没有填0）': '2000',
        车损说明: '右前门凹陷，需要钣金喷漆',
      });
      await this.pay('AMENDMENT', amendment_id);
      await this.pay('VIOLATION', this.made.violation_id);
      await desk.open('事故', this.made.accident_id);
      await desk.act('直接录入定损', assessed);
      await desk.act('核定责任', decided);
      await this.photograph('RETURN');
      await desk.open('自驾订单', mobile);
      await desk.act('收车', reading(8200, 90));
      await desk.act('添加费用', {
        项目: '清洁费',
        '金额（元）': '80',
        说明: '后座有大片油污',
        照片凭据: '后座油污',
      });
      await desk.act('添加费用', { 项目: '车损费', '金额（元）': '300', 说明: '右前门划痕' });
      await desk.act('添加费用', {
        项目: '违章处理费',
        '金额（元）': '100',
        说明: '11月24日闯红灯，代为处理',
      });
      await desk.act('发送账单');
      // Of these three one is being looked at, one is taken back, and one stands with its answer.
      const { charges } = await told(self, 'GET /api/order/get_settlement', { orderid });
      const contest = (code: string, reason: string) =>
        told(self, 'POST /api/order/bill/contest', {
          orderid,
          charge_id: charges.find(charge => charge.code === code)?.id ?? '',
          reason,
        });
      await contest('DAMAGE', '取车照片里已有这道划痕');
      await contest('FINE', '当天车不是我开的');
      await contest('CLEANING', '取车时后座就是这样，取车照片里看得到');
      await desk.act(/^答复异议：车损费/, { 决定: '撤销', 答复: '核对过取车照片，划痕原来就有' });
      await desk.act(/^答复异议：违章处理费/, { 决定: '保留', 答复: '违章时间在用车期间内' });
    },

    due: async () => {
      const { orderid } = this.made;
      await this.desk.act(/^答复异议：清洁费/, { 决定: '保留', 答复: '取车照片里后座是干净的' });
      const { due } = await told(this.self, 'GET /api/order/get_settlement', { orderid });
      await told(this.self, 'POST /api/order/bill/accept', { orderid, expected_due: due });
      await this.pay('LONG', this.made.long_orderid);
      await acceptAccident(this.self, this.made.accident_id);
    },

    settled: async () => {
      await this.pay('RENTAL', this.made.orderid);
      await this.pay('ACCIDENT', this.made.accident_id);
    },

    toReview: async () => {
      await this.desk.open('违章', this.made.violation_id);
      await this.desk.act('代办完成');
      await this.desk.open('自驾订单', this.mobile);
      await this.desk.act(/^退还车辆押金/);
      await this.desk.act(/^退还违章押金/);
      await this.page.goto(`/comment?orderid=${this.made.orderid}`);
      await takePhoto(this.page, '配图1');
      await takePhoto(this.page, '配图2');
      await this.desk.open('长租订单', this.mobile);
      await this.desk.act(/^退还车辆押金/);
      await this.desk.act(/^退还违章押金/);
    },

    completed: async () => {
      const { page } = this;
      await page.goto(`/comment?orderid=${this.made.orderid}`);
      await page.getByRole('radiogroup', { name: '车辆' }).getByRole('radio', { name: /^5星/ }).click();
      await page.getByRole('radiogroup', { name: '门店' }).getByRole('radio', { name: /^4星/ }).click();
      await page.getByRole('button', { name: '车内干净' }).click();
      await page.getByLabel('评价内容').fill('车很干净，油耗也低。门店师傅讲得很细，还车两分钟就办好了。');
      await page.getByRole('button', { name: '发布评价' }).click();
      await page.getByText('感谢您的评价').waitFor();
      await this.giveUpTheRest();
    },

    invoiced: async () => {
      const { orderid } = this.made;
      await told(this.self, 'POST /api/invoice/apply', {
        orderid,
        kind: 'COMPANY',
        name: '北京悟空出行科技有限公司',
        tax_number: '91350100M000100Y43',
        mail: 'finance@example.com',
        save_title: true,
      });
      await joinCompany(this.self, this.mobile);
      // The screen itself asks until it is there.
      await this.page.goto(`/profile/invoice?orderid=${orderid}`);
      await this.page.getByRole('button', { name: '下载发票' }).waitFor({ timeout: 60_000 });
    },
  };

  private get friend(): OtherRenter {
    if (!this.others) throw new Error('There is no friend yet');
    return this.others.friend;
  }

  private get desk(): Desk {
    if (!this.others) throw new Error('The desk is not open yet');
    return this.others.desk;
  }

  private parameter(name: string): string {
    return new URL(this.page.url()).searchParams.get(name) ?? '';
  }

  private order(): Promise<DataOf<'GET /api/order/get_detail'>> {
    return told(this.self, 'GET /api/order/get_detail', { orderid: this.made.orderid });
  }

  /** Has the desk send the accident to a repair shop, whose link the desk then shows. */
  private async sendToShop(): Promise<void> {
    const { desk } = this;
    await desk.open('事故', this.made.accident_id);
    await desk.act('发定损链接', { 维修厂: '北京顺捷汽修', 维修厂手机号: '13800001234' });
    const shop_token = /merchant\?token=(\S+)/.exec(await desk.text())?.[1];
    if (shop_token === undefined) throw new Error('The desk shows no link for the shop');
    this.made = { ...this.made, shop_token };
  }

  /** Accepts what was offered for it: an order that waits for its payment. */
  private async acceptQuote(): Promise<string> {
    const { demand_id: id } = this.made;
    const { quote } = await told(this.self, 'GET /api/worksheet/get_detail', { id });
    if (!quote) throw new Error('Nothing was offered');
    const accepted = { id, quote_id: quote.id, expected_total: quote.total };
    return (await told(this.self, 'POST /api/worksheet/accept', accepted)).orderid;
  }

  /** Cancels what still runs beside the rental, at what that costs: nothing is open any more. */
  private async giveUpTheRest(): Promise<void> {
    const { demand_orderid: demand } = this.made;
    const { calcFee: ofDemand } = await told(this.self, 'GET /api/worksheet/order/get_detail', {
      orderid: demand,
    });
    const at = ({ once_penalty_amount: expected_penalty }: CancellationFee) => ({
      expected_penalty,
      reason: '',
    });
    await told(this.self, 'POST /api/worksheet/order/cancel', { orderid: demand, ...at(ofDemand) });
  }

  /** Has us pay the fine of the violation, which then waits for its money. */
  private async askAgency(): Promise<void> {
    const { violation_id: id } = this.made;
    const { agency } = await told(this.self, 'GET /api/violation/get_detail', { id });
    const confirmed = { id, expected_total: agency?.total ?? 0, pay: 'CASHIER' } as const;
    await told(this.self, 'POST /api/violation/confirm_fee', confirmed);
  }

  /** Gives up the days that were bought ahead, for their money. */
  private async giveUpDays(): Promise<void> {
    const { cycle_orderid: orderid } = this.made;
    const { refund } = await told(this.self, 'POST /api/cycle/refund_calc', { orderid });
    await told(this.self, 'POST /api/cycle/refund', { orderid, expected_refund: refund });
  }

  /** Pays what is due for a subject. */
  private async pay(kind: string, id: string): Promise<void> {
    const begun = { kind, id, method: 'WECHAT', client_key: newKey() } as const;
    await this.succeed((await told(this.self, 'POST /api/pay/begin', begun)).payment_id);
  }

  private async succeed(payment_id: string): Promise<void> {
    await told(this.self, 'POST /api/pay/sandbox', { payment_id, outcome: 'SUCCEED' });
  }

  /** Changes the order, which then waits for its money. */
  private async amend<Kind extends 'modify' | 'relet'>(
    kind: Kind,
    wish: RequestOf<`POST /api/order/${Kind}_check`>,
  ): Promise<void> {
    const { difference } = (await told(this.self, `POST /api/order/${kind}_check`, wish)) as AmendmentCheck;
    const confirmed = { ...wish, client_key: newKey(), expected_difference: difference };
    const endpoint: `POST /api/order/${Kind}` = `POST /api/order/${kind}`;
    const { amendment_id } = (await told(
      this.self,
      endpoint,
      confirmed as RequestOf<typeof endpoint>,
    )) as Amended;
    this.made = { ...this.made, amendment_id };
  }

  /** Books a car for three months, and pays the first. */
  private async rentByTheMonth(): Promise<void> {
    const orderid = await bookByTheMonth(this.self, this.mobile);
    await this.pay('LONG', orderid);
    const { instalments } = await told(this.self, 'GET /api/order_long/get_detail', { orderid });
    const next = instalments.find(({ is_next: isNext }) => isNext);
    this.made = { ...this.made, long_orderid: orderid, long_instalment_id: next?.id ?? '' };
  }

  /** Asks for the link by which somebody else pays the instalment that comes next. */
  private async linkToInstalment(): Promise<void> {
    const subject = { kind: 'LONG_INSTALMENT', id: this.made.long_instalment_id };
    const { token } = await told(this.self, 'GET /api/pay/get_link', subject);
    this.made = { ...this.made, long_pay_token: token };
  }

  /** Has the car of the long rental a month longer. */
  private async goOnForAMonth(): Promise<void> {
    const wish = { orderid: this.made.long_orderid, months: 1 };
    const { amount: expected, agreement_version } = await told(
      this.self,
      'GET /api/order_long/extend_calc',
      wish,
    );
    const agreed = { ...wish, expected, agreement_version, client_key: newKey() };
    await told(this.self, 'POST /api/order_long/extend', agreed);
  }

  /** Gives the first coupon that can be given away, with a card. */
  private async bless(who: Pick<OtherRenter, 'call'>, words: string): Promise<{ secret: string }> {
    const { coupons } = await told(who, 'GET /api/account/bless/get_coupons', {});
    const [coupon] = coupons;
    return told(who, 'POST /api/account/bless/create', {
      coupon_id: coupon?.id ?? '',
      card: 'ROAD',
      words,
    });
  }

  /** Takes the photos of a hand-over on the phone. */
  private async photograph(kind: 'PICKUP' | 'RETURN'): Promise<void> {
    await this.page.goto(`/profile/handover?orderid=${this.made.orderid}&kind=${kind}`);
    await photograph(this.page, kind === 'PICKUP' ? '取车' : '还车');
  }
}
