import { eq } from 'drizzle-orm';
import { issueCouponCode } from '../../../server/areas/account/couponCodes';
import { districts, places } from '../../../server/areas/address/schema';
import { bulletins, destinations, faqGroups, faqs } from '../../../server/areas/content/schema';
import { reviews } from '../../../server/areas/review/schema';
import { issuePrepaid } from '../../../server/areas/wallet/public';
import type { PrepaidKind } from '../../../server/areas/wallet/schema';
import { signClaim } from '../../../server/kernel/members/channelClaim';
import { users } from '../../../server/kernel/members/schema';
import { sandboxMessages } from '../../../server/kernel/messages/schema';
import { orders } from '../../../server/kernel/orders/schema';
import type { RentalState } from '../../../src/domain/rentalLife';
import type { RequestOf } from '../../../types/api';
import type { ProofPurpose } from '../../../types/api/personalData';
import type { ThirdPartyClaim } from '../../../types/api/thirdParty';
import type { PhotoPurpose } from '../../../src/domain/photo';
import { fillCompanies } from '../employee/companyWorld';
import { fillCampaigns } from '../campaign/campaignWorld';
import { fillLong } from '../long/LongWorld';
import { fillWorksheets } from '../worksheet/worksheetWorld';
import { freshKey, idCardNumber, monday, RentalWorld, renter } from '../rental/rentalWorld';
import { photo, upload, uploaded } from '../support/photos';
import type { TestSession } from '../support/testServer';

const PICKUP = '2026-11-25T10:00:00+08:00';
/** Two hours late, so that there is something to settle. */
const RETURN = '2026-11-28T12:00:00+08:00';

/** Of it there are plenty. */
const plenty = { cartype_id: 'car-sylphy' };

/** The small world with something of all that a call may be about, and the steps by which a member comes to things of their own. */
export class ContractWorld {
  private lastMobile = 13_300_000_000;
  private lastOpenid = 0;

  private constructor(readonly rental: RentalWorld) {}

  static async open(): Promise<ContractWorld> {
    const world = new ContractWorld(await RentalWorld.open());
    await fillLong(world.db);
    await fillWorksheets(world.db);
    await fillCompanies(world.db);
    await fillCampaigns(world.db);
    await world.tellSomething();
    return world;
  }

  close = (): Promise<void> => this.rental.close();

  get server() {
    return this.rental.server;
  }

  get db() {
    return this.rental.db;
  }

  get ask(): RentalWorld['ask'] {
    return this.rental.ask.bind(this.rental);
  }

  get get(): RentalWorld['get'] {
    return this.rental.get.bind(this.rental);
  }

  /** The clock of every row begins here. */
  restart(): void {
    this.server.now = monday;
  }

  newMobile = (): string => String((this.lastMobile += 1));

  newcomer = (): Promise<TestSession> => this.rental.login(this.newMobile());

  /** What a channel says of somebody who comes from it; each time of another, and said anew. */
  claim(openid = `openid-${(this.lastOpenid += 1)}`): ThirdPartyClaim {
    const time = this.server.clock().getTime() + (this.lastOpenid += 1);
    return signClaim({ openid, type: 'JD', channel: 'JD', time }, this.server.settings);
  }

  /** What anybody reads: a question, a notice, a destination, a review. */
  private async tellSomething(): Promise<void> {
    const { db } = this;
    const county = {
      id: '110105',
      cityId: '110000',
      name: '朝阳区',
      pinyin: 'chao yang qu',
      lng: 116.44,
      lat: 39.92,
    };
    await db.insert(districts).values({ ...county, type: 'COUNTY' });
    await db.insert(places).values({
      ...{
        id: '110000-1',
        cityId: '110000',
        kind: 'AIRPORT',
        name: '首都国际机场',
        pinyin: 'shou du ji chang',
      },
      ...{ address: '机场路', area: '顺义区', areaId: '110113', lng: 116.6, lat: 40.08 },
    });
    await db.insert(faqGroups).values({ id: 'group', title: '预订', rank: 1 });
    const faq = {
      id: 'faq',
      groupId: 'group',
      rank: 1,
      question: '怎么取消',
      paragraphs: ['在订单里取消。'],
    };
    await db.insert(faqs).values(faq);
    const notice = { id: 'notice', title: '系统维护', paragraphs: ['今晚维护。'], publishedAt: monday };
    await db.insert(bulletins).values(notice);
    await db.insert(destinations).values({
      ...{
        id: 'sanya',
        cityId: '110000',
        rank: 1,
        name: '三亚',
        subtitle: '看海',
        picture: 'sea',
        url: '/sanya',
      },
      detail: { introduction: '看海。', routes: [], tips: [] },
    });
    const review = {
      author: '张**',
      score: 5,
      type: 'GOOD' as const,
      text: '车况好',
      tags: [],
      subject: '朗逸 · 3天',
    };
    await db
      .insert(reviews)
      .values({ ...review, subjectKind: 'CARTYPE', subjectId: 'car-lavida', createdAt: monday });
  }

  async reviewId(): Promise<string> {
    const [review] = await this.db.select({ id: reviews.id }).from(reviews).limit(1);
    return String(review?.id);
  }

  file = (who: TestSession, purpose: PhotoPurpose = 'IDENTITY'): Promise<string> =>
    uploaded(this.server, who, purpose);

  /** An upload in pieces that a member has begun. */
  upload = async (who: TestSession, begun: RequestOf<'POST /api/user/file/begin'>): Promise<string> =>
    (await this.get('POST /api/user/file/begin', begun, who)).upload_id;

  /** One of which all is there. */
  async arrivedUpload(who: TestSession): Promise<string> {
    const device_time = '2026-11-23T08:59:00+08:00';
    const sent = await photo();
    const { data } = await upload(this.server, sent, { session: who, purpose: 'ACCIDENT' });
    const begun = { purpose: 'ACCIDENT', media: 'photo', bytes: sent.length, device_time } as const;
    return this.upload(who, { ...begun, sha256: data.sent_sha256 });
  }

  unpaidOrder = (who: TestSession, changes: Parameters<RentalWorld['book']>[1] = {}): Promise<string> =>
    this.rental.book(who, { ...plenty, ...changes });

  async paidOrder(who: TestSession): Promise<string> {
    const orderid = await this.unpaidOrder(who);
    await this.rental.pay(who, orderid);
    return orderid;
  }

  /** An order in a state that it would reach in weeks. */
  async orderIn(state: RentalState, who: TestSession): Promise<string> {
    const orderid = await this.paidOrder(who);
    await this.db.update(orders).set({ state }).where(eq(orders.id, orderid));
    return orderid;
  }

  private async atDesk(
    orderid: string,
    action: string,
    fields: Record<string, string | number>,
    done: string,
  ) {
    const said = await this.server.desk('orders', orderid, action, fields);
    if (said !== done) throw new Error(`The desk said of ${action}: ${said}`);
  }

  /** The car is out. */
  async rentedOrder(who: TestSession): Promise<string> {
    const orderid = await this.paidOrder(who);
    await this.db.update(users).set({ authStatus: 'USER_AUTHED' }).where(eq(users.id, who.login.user_id));
    this.rental.at(PICKUP);
    await this.atDesk(orderid, 'hand-over', { odometer: 12_000, energy: 100 }, '已交车');
    return orderid;
  }

  /** The car is back, late, and the member is asked whether the bill is right. */
  async askedOrder(who: TestSession): Promise<string> {
    const orderid = await this.rentedOrder(who);
    this.rental.at(RETURN);
    await this.atDesk(orderid, 'take-back', { odometer: 12_300, energy: 100 }, '已收车，请核对费用');
    await this.atDesk(orderid, 'send-bill', {}, '账单已发送');
    return orderid;
  }

  /** A relet that waits for its money. */
  async unpaidRelet(who: TestSession): Promise<string> {
    const wish = { orderid: await this.rentedOrder(who), to_time: '2026-11-29T10:00:00+08:00' };
    const { difference } = await this.get('POST /api/order/relet_check', wish, who);
    const confirmed = { ...wish, expected_difference: difference, client_key: freshKey() };
    return (await this.get('POST /api/order/relet', confirmed, who)).amendment_id;
  }

  async driver(who: TestSession): Promise<string> {
    const mobile = this.newMobile();
    const orderid = await this.unpaidOrder(who, { renter: { ...renter, mobile }, save_driver: true });
    await this.get('POST /api/order/cancel', { orderid, expected_penalty: 0, reason: '' }, who);
    const { drivers } = await this.get('GET /api/user/get_drivers', {}, who);
    return drivers[0]?.id ?? '';
  }

  couponCode = (): Promise<string> =>
    issueCouponCode(
      this.db,
      {
        grant: {
          name: '专享券',
          kind: 'AMOUNT',
          value: 3_000,
          cap: null,
          threshold: 0,
          scope: 'ANY',
          rule: '减30元',
        },
        days: 30,
        validTo: new Date('2026-12-31T23:59:59+08:00'),
      },
      monday,
    );

  /** A coupon that may be given to somebody else. */
  async givableCoupon(who: TestSession): Promise<string> {
    return (await this.get('POST /api/account/coupon/active', { code: await this.couponCode() }, who)).id;
  }

  prepaid = (kind: PrepaidKind) =>
    issuePrepaid(this.db, { kind, amount: 20_000, validTo: new Date('2027-11-23T09:00:00+08:00') }, monday);

  blessing = async (who: TestSession) =>
    this.get(
      'POST /api/account/bless/create',
      { coupon_id: this.rental.couponOf(who), card: 'ROAD', words: '一路平安' },
      who,
    );

  inviteCode = async (who: TestSession): Promise<string> =>
    (await this.get('GET /api/account/invite/get_mine', { page: 1 }, who)).code;

  /** What somebody hands in to be verified, with a number of their own. */
  async identity(who: TestSession) {
    const day = String((Number(who.login.uid) % 28) + 1).padStart(2, '0');
    return {
      name: '王小明',
      idcard_no: idCardNumber(`19${60 + (Number(who.login.uid) % 40)}05${day}`),
      licence_since: '2018-06-01',
      front: await this.file(who),
      back: await this.file(who),
      licence: await this.file(who),
    };
  }

  /** The code that was sent to a number. */
  async loginCode(mobile: string): Promise<string> {
    const sent = await this.db.select().from(sandboxMessages).where(eq(sandboxMessages.mobile, mobile));
    return /\d{6}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '';
  }

  /** The code by which a member proves that they want something; a minute after the one of their login. */
  async proofCode(who: TestSession, purpose: ProofPurpose): Promise<string> {
    this.rental.wait(60);
    await this.get('POST /api/user/send_proof_code', { purpose }, who);
    return this.loginCode(who.login.uid);
  }
}
