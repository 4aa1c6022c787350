import { eq } from 'drizzle-orm';
import { configuredInvoices } from '../../../server/areas/invoice/configuredInvoices';
import { issueInvoices } from '../../../server/areas/invoice/issueInvoices';
import { invoiceTitles } from '../../../server/areas/invoice/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import { choice, freshKey, renter } from '../rental/rentalWorld';
import type { InvoiceWish } from '../../../types/api/invoice';
import type { TestSession } from '../support/testServer';
import { fillCard } from '../qq-card/cardCoupons';
import { wish } from '../rental/amend/amendWorld';
import { about, linked, open, own, type Rows } from './contractRow';
import { accidentRows } from './accidentRows';
import { campaignRows } from './campaignRows';
import { cycleRows } from './cycleRows';
import { employeeRows } from './employeeRows';
import { longRows } from './longRows';
import { memberRows } from './memberRows';
import { car, firstPage, nothing, openRows } from './openRows';
import type { ContractWorld } from './contractWorld';
import { violationRows } from './violationRows';
import { worksheetRows } from './worksheetRows';

const { NOT_FOUND, COUPON_UNUSABLE, INVALID_PARAMS, OK } = ErrorCode;

const anOrder = { orderid: NOT_FOUND };

/** A day later: what costs more waits for its money. */
const later = { to_time: '2026-11-29T10:00:00+08:00' };
/** A day earlier. */
const earlier = { to_time: '2026-11-27T10:00:00+08:00' };

/** An order with a payment that has begun. */
async function begunPayment(world: ContractWorld, who: TestSession): Promise<{ payment_id: string }> {
  return { payment_id: await world.rental.beginPayment(who, await world.unpaidOrder(who)) };
}

/** The link by which anybody pays for an order of somebody. */
async function linkOfAnOrder(world: ContractWorld): Promise<{ token: string }> {
  const owner = await world.newcomer();
  const subject = { kind: 'RENTAL', id: await world.unpaidOrder(owner) } as const;
  const { token } = await world.get('GET /api/pay/get_link', subject, owner);
  return { token };
}

const invoiceWish: InvoiceWish = {
  ...{ kind: 'PERSON', name: '王小明', tax_number: '', mail: 'wang@example.com' },
};

/** A completed order whose invoice was asked for. */
async function invoicedOrder(world: ContractWorld, who: TestSession): Promise<string> {
  const orderid = await world.orderIn('COMPLETED', who);
  await world.get('POST /api/invoice/apply', { orderid, ...invoiceWish, save_title: true }, who);
  return orderid;
}

/** Every endpoint of the contract. */
export const contractTable: Rows = {
  ...openRows,
  ...memberRows,
  ...campaignRows,
  ...cycleRows,
  ...longRows,
  ...worksheetRows,
  ...violationRows,
  ...accidentRows,
  ...employeeRows,

  // Files.
  'POST /api/user/file/upload': {
    ...own(() => ({ purpose: 'IDENTITY', device_time: '2026-11-23T08:59:00+08:00' })),
    sent: 'WITH_PHOTO',
  },
  'GET /api/file/operation/temp_url': about({ file_id: NOT_FOUND }, async (world, who) => ({
    file_id: await world.file(who),
  })),
  'GET /api/file/operation/temp_url_batch': about(
    { 'file_ids.0': NOT_FOUND, 'file_ids.1': NOT_FOUND },
    async (world, who) => ({ file_ids: [await world.file(who), await world.file(who)] }),
  ),

  // Purse and coupons.
  'GET /api/account/get_amount': own(async (world, who) => {
    await world.rental.fill(who, { balance: 12_345 });
    return {};
  }),
  'GET /api/account/balance/get_records': own(async (world, who) => {
    await world.rental.fill(who, { balance: 12_345 });
    return { page: 1 };
  }),
  'GET /api/account/wkcoin/get_records': own(async (world, who) => {
    await world.rental.fill(who, { wkcoin: 321 });
    return { page: 1 };
  }),
  'GET /api/account/jf/get_records': own(async (world, who) => {
    await world.rental.fill(who, { integral: 4_321 });
    return { page: 1 };
  }),
  'POST /api/account/jf/exchange': own(async (world, who) => {
    await world.rental.fill(who, { integral: 1_000 });
    return { points: 1_000, client_key: freshKey() };
  }),

  'POST /api/account/recharge': own(() => ({ amount: 50_000, client_key: freshKey() })),
  'GET /api/account/recharge/get_detail': about({ recharge_id: NOT_FOUND }, async (world, who) => {
    const wanted = { amount: 50_000, client_key: freshKey() };
    return { recharge_id: (await world.get('POST /api/account/recharge', wanted, who)).recharge_id };
  }),
  'POST /api/account/recharge/use_code': own(async world => ({
    code: (await world.prepaid('RECHARGE_CODE')).code,
  })),
  'POST /api/account/gift_card/activate': own(async world => {
    const { id, code } = await world.prepaid('GIFT_CARD');
    return { card_no: id, code };
  }),
  'POST /api/account/voucher/exchange': own(async world => ({
    code: (await world.prepaid('VOUCHER')).code,
  })),
  'POST /api/user/mall/login': own(nothing),
  'GET /api/account/get_coupons': [
    own(() => ({ page: 1, status: 0 })),
    about({ user_id: NOT_FOUND }, async (world, who) => ({
      ...{ page: 1, status: 0 },
      user_id: (await world.get('POST /api/user/mall/login', {}, who)).user_id,
    })),
  ],
  'POST /api/account/coupon/active': own(async world => ({ code: await world.couponCode() })),
  'POST /api/account/coupon/assign': about({ coupon_id: NOT_FOUND }, async (world, who) => ({
    coupon_id: await world.givableCoupon(who),
    mobile: world.newMobile(),
  })),
  'GET /api/qqcard/get_coupons': open(nothing),
  'POST /api/qqcard/take_coupon': own(async world => {
    await fillCard(world.rental.db);
    return { id: 'weekend-30' };
  }),
  'GET /api/account/bless/get_coupons': own(nothing),
  'POST /api/account/bless/create': about({ coupon_id: COUPON_UNUSABLE }, (world, who) => ({
    ...{ coupon_id: world.rental.couponOf(who), card: 'ROAD', words: '一路平安' },
  })),
  'GET /api/account/bless/get_list': own(async (world, who) => {
    await world.blessing(who);
    return { page: 1 };
  }),
  'GET /api/account/bless/get_detail': open(async (world, who) => ({
    secret: (await world.blessing(who)).secret,
  })),
  'POST /api/account/bless/claim': linked(async world => ({
    secret: (await world.blessing(await world.newcomer())).secret,
  })),
  'POST /api/account/bless/take_back': about({ blessing_id: NOT_FOUND }, async (world, who) => ({
    blessing_id: (await world.blessing(who)).id,
  })),
  'GET /api/account/invite/get_mine': own(firstPage),
  'GET /api/account/invite/get_detail': open(async (world, who) => ({ code: await world.inviteCode(who) })),
  'POST /api/account/invite/accept': linked(async world => ({
    code: await world.inviteCode(await world.newcomer()),
  })),

  // Booking, and the orders of a member.
  'POST /api/order/calc': {
    ...open((world, who) => ({ ...choice, coupon_id: world.rental.couponOf(who) })),
    // It is priced without the coupon, and the price says why.
    objects: { coupon_id: OK },
  },
  'POST /api/order/add': [
    about({ coupon_id: COUPON_UNUSABLE }, (world, who) =>
      world.rental.addRequest(who, { ...car, coupon_id: world.rental.couponOf(who) }),
    ),
    about({ 'renter.driver_id': INVALID_PARAMS }, async (world, who) =>
      world.rental.addRequest(who, { ...car, renter: { driver_id: await world.driver(who) } }),
    ),
    about({ 'insured.0.driver_id': INVALID_PARAMS }, async (world, who) =>
      world.rental.addRequest(who, {
        ...car,
        services: ['INS_THIRDPARTY', 'INS_TRAVEL_ACCIDENT'],
        renter,
        insured: [{ driver_id: await world.driver(who) }],
      }),
    ),
  ],
  'GET /api/order/get_orders': own(async (world, who) => {
    await world.unpaidOrder(who);
    return { page: 1, aliasStatus: 2 };
  }),
  'GET /api/order/get_counts': own(async (world, who) => {
    await world.unpaidOrder(who);
    return {};
  }),
  'GET /api/order/get_detail': about(anOrder, async (world, who) => ({
    orderid: await world.paidOrder(who),
  })),
  'GET /api/order/bill/calc': about(anOrder, async (world, who) => ({ orderid: await world.paidOrder(who) })),
  'GET /api/order/get_contract': about(anOrder, async (world, who) => ({
    orderid: await world.paidOrder(who),
  })),
  'GET /api/order/get_contract_file': about(anOrder, async (world, who) => ({
    orderid: await world.paidOrder(who),
  })),
  'POST /api/order/cancel': about(anOrder, async (world, who) => ({
    ...{ orderid: await world.unpaidOrder(who), expected_penalty: 0, reason: '' },
  })),
  'POST /api/order/delete': about(anOrder, async (world, who) => ({
    orderid: await world.orderIn('COMPLETED', who),
  })),
  'POST /api/order/modify_check': about(anOrder, async (world, who) =>
    wish(await world.paidOrder(who), later),
  ),
  'POST /api/order/modify': about(anOrder, async (world, who) => {
    const wanted = wish(await world.paidOrder(who), later);
    const { difference } = await world.get('POST /api/order/modify_check', wanted, who);
    return { ...wanted, expected_difference: difference, client_key: freshKey() };
  }),
  'POST /api/order/relet_check': about(anOrder, async (world, who) => ({
    ...{ orderid: await world.rentedOrder(who), ...later },
  })),
  'POST /api/order/relet': about(anOrder, async (world, who) => {
    const wanted = { orderid: await world.rentedOrder(who), ...later };
    const { difference } = await world.get('POST /api/order/relet_check', wanted, who);
    return { ...wanted, expected_difference: difference, client_key: freshKey() };
  }),
  'POST /api/order/early_return_check': about(anOrder, async (world, who) => ({
    ...{ orderid: await world.rentedOrder(who), ...earlier },
  })),
  'POST /api/order/early_return': about(anOrder, async (world, who) => {
    const wanted = { orderid: await world.rentedOrder(who), ...earlier };
    const { difference } = await world.get('POST /api/order/early_return_check', wanted, who);
    return { ...wanted, expected_difference: difference, client_key: freshKey() };
  }),
  'GET /api/order/history': [
    about(anOrder, async (world, who) => ({ orderid: await world.paidOrder(who) })),
    about({ amendment_id: NOT_FOUND }, async (world, who) => ({
      amendment_id: await world.unpaidRelet(who),
    })),
  ],
  'POST /api/order/history/relet_cancel': about({ amendment_id: NOT_FOUND }, async (world, who) => ({
    amendment_id: await world.unpaidRelet(who),
  })),
  'GET /api/order/handover/get_photos': about(anOrder, async (world, who) => ({
    orderid: await world.paidOrder(who),
  })),
  'POST /api/order/handover/add_photos': about(
    { ...anOrder, 'photos.0.file_id': NOT_FOUND },
    async (world, who) => {
      const orderid = await world.rentedOrder(who);
      const file_id = await world.file(who, 'HANDOVER');
      return { orderid, kind: 'PICKUP', photos: [{ slot: 'FRONT', file_id }] };
    },
  ),
  'GET /api/order/get_settlement': about(anOrder, async (world, who) => ({
    orderid: await world.askedOrder(who),
  })),
  'POST /api/order/bill/accept': about(anOrder, async (world, who) => {
    const orderid = await world.askedOrder(who);
    const { due } = await world.get('GET /api/order/get_settlement', { orderid }, who);
    return { orderid, expected_due: due };
  }),
  'POST /api/order/bill/contest': about({ ...anOrder, charge_id: NOT_FOUND }, async (world, who) => {
    const orderid = await world.askedOrder(who);
    const { charges } = await world.get('GET /api/order/get_settlement', { orderid }, who);
    return { orderid, charge_id: charges[0]?.id ?? '', reason: '路上堵车，已提前告知门店' };
  }),
  'POST /api/order/comment': about({ ...anOrder, 'photos.0': NOT_FOUND }, async (world, who) => ({
    ...{ orderid: await world.orderIn('AWAITING_REVIEW', who), car_score: 5, site_score: 5 },
    ...{ tags: [], text: '车况很好，取还都快', photos: [await world.file(who, 'COMMENT')] },
  })),
  'GET /api/order/get_marks': about(anOrder, async (world, who) => ({ orderid: await world.paidOrder(who) })),
  'POST /api/order/judge_operator': about(anOrder, async (world, who) => ({
    ...{ orderid: await world.rentedOrder(who), score: 5, tags: [], text: '很热情' },
  })),
  'GET /api/order/get_judgement': about(anOrder, async (world, who) => ({
    orderid: await world.paidOrder(who),
  })),

  // Paying.
  'POST /api/order/pay': about(anOrder, async (world, who) => ({
    ...{ orderid: await world.unpaidOrder(who), method: 'WECHAT', client_key: freshKey() },
  })),
  'GET /api/pay/get_due': [
    about({ id: NOT_FOUND }, async (world, who) => ({ kind: 'RENTAL', id: await world.unpaidOrder(who) })),
    about({ id: NOT_FOUND }, async (world, who) => ({ kind: 'AMENDMENT', id: await world.unpaidRelet(who) })),
  ],
  'POST /api/pay/begin': about({ id: NOT_FOUND }, async (world, who) => ({
    ...{ kind: 'RENTAL', id: await world.unpaidOrder(who), method: 'WECHAT', client_key: freshKey() },
  })),
  'GET /api/pay/get_link': about({ id: NOT_FOUND }, async (world, who) => ({
    ...{ kind: 'RENTAL', id: await world.unpaidOrder(who) },
  })),
  'GET /api/pay/get_linked_due': open(world => linkOfAnOrder(world)),
  'POST /api/pay/begin_linked': linked(async world => ({
    ...(await linkOfAnOrder(world)),
    ...{ method: 'WECHAT', client_key: freshKey() },
  })),
  'GET /api/pay/query': about({ payment_id: NOT_FOUND }, begunPayment),
  'POST /api/pay/sandbox': about({ payment_id: NOT_FOUND }, async (world, who) => ({
    ...(await begunPayment(world, who)),
    outcome: 'SUCCEED',
  })),

  // Invoices.
  'GET /api/invoice/get_standing': about(anOrder, async (world, who) => ({
    orderid: await invoicedOrder(world, who),
  })),
  'POST /api/invoice/apply': about(anOrder, async (world, who) => ({
    ...{ orderid: await world.orderIn('COMPLETED', who), ...invoiceWish, save_title: true },
  })),
  'GET /api/invoice/get_file': about(anOrder, async (world, who) => {
    const orderid = await invoicedOrder(world, who);
    const provider = configuredInvoices(world.db, { sandbox: true });
    if (provider) await issueInvoices(world.db, provider, world.server.clock());
    return { orderid };
  }),
  'GET /api/invoice/get_titles': own(async (world, who) => {
    await invoicedOrder(world, who);
    return {};
  }),
  'POST /api/invoice/remove_title': about({ title_id: NOT_FOUND }, async (world, who) => {
    await invoicedOrder(world, who);
    const [title] = await world.db
      .select()
      .from(invoiceTitles)
      .where(eq(invoiceTitles.userId, who.login.user_id));
    return { title_id: title?.id ?? '' };
  }),
};
