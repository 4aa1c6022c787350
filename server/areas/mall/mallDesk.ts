import { desc, eq, or } from 'drizzle-orm';
import { maskMobile } from '../../../src/domain/identity';
import { MALL_CODE_LENGTH } from '../../../src/domain/mallCoupon';
import { format } from '../../../src/domain/shanghaiTime';
import { deskAction, type DeskAction, type DeskContext, type DeskSection } from '../../http/desk/deskSection';
import { users } from '../../kernel/members/schema';
import { statusOfMallCoupon } from './mallCouponPresenter';
import { listMallShops, shopsThatTake, type MallCouponRow, type MallShopRow } from './mallCouponRepository';
import { redeemMallCoupon } from './redeemMallCoupon';
import { mallCoupons } from './schema';

/** Coupons in a list. */
const LISTED = 50;

const STATES = ['未使用', '已使用', '已过期'] as const;

const stateOf = (coupon: MallCouponRow, now: Date): string => STATES[statusOfMallCoupon(coupon, now)];

const redeem = (shops: readonly MallShopRow[]): DeskAction =>
  deskAction({
    name: 'redeem',
    title: '核销',
    note: '顾客出示券码，核对后填入，每张券只能核销一次',
    fields: {
      code: { kind: 'text', label: '券码', hint: `${MALL_CODE_LENGTH}位数字`, maxLength: 20 },
      shop: {
        kind: 'choice',
        label: '门店',
        options: shops.map(({ id, city, name }) => ({ value: id, text: `${city} · ${name}` })),
      },
    },
    async perform({ db, now }, { id, values: { code, shop } }) {
      await redeemMallCoupon(db, { id, code: code.replace(/\D/g, ''), shopId: shop }, now);
      return '已核销';
    },
  });

/** Coupons of the mall with whom they belong to, the newest first; `search`: a code or a number. */
const findCoupons = ({ db }: DeskContext, search: string) =>
  db
    .select({ coupon: mallCoupons, mobile: users.mobile })
    .from(mallCoupons)
    .innerJoin(users, eq(users.id, mallCoupons.userId))
    .where(search === '' ? undefined : or(eq(mallCoupons.code, search), eq(users.mobile, search)))
    .orderBy(desc(mallCoupons.createdAt), mallCoupons.id)
    .limit(LISTED);

/** The till of the mall's shops, at the desk: coupons are taken there by the code that a member shows. */
export const mallDesk: DeskSection = {
  name: 'mall-coupons',
  title: '商城券',
  searchLabel: '券码或手机号',
  async list(context, search) {
    const found = await findCoupons(context, search.replace(/\s/g, ''));
    return found.map(({ coupon, mobile }) => ({
      id: coupon.id,
      title: coupon.name,
      state: stateOf(coupon, context.now),
      facts: [`${maskMobile(mobile)} · 有效期至${format(coupon.validTo, 'M月D日 HH:mm')}`],
    }));
  },
  async read({ db, now }, id) {
    const [found] = await db
      .select({ coupon: mallCoupons, mobile: users.mobile })
      .from(mallCoupons)
      .innerJoin(users, eq(users.id, mallCoupons.userId))
      .where(eq(mallCoupons.id, id));
    if (!found) return undefined;
    const { coupon, mobile } = found;
    const shops = shopsThatTake(coupon, await listMallShops(db));
    return {
      title: coupon.name,
      state: stateOf(coupon, now),
      facts: [
        { label: '会员', value: maskMobile(mobile) },
        { label: '使用条件', value: coupon.rule },
        {
          label: '有效期',
          value: `${format(coupon.validFrom, 'YYYY-MM-DD HH:mm')}至${format(coupon.validTo, 'YYYY-MM-DD HH:mm')}`,
        },
        { label: '适用门店', value: shops.map(({ name }) => name).join('、') || '暂无' },
        ...(coupon.usedAt
          ? [
              {
                label: '核销',
                value: `${format(coupon.usedAt, 'YYYY-MM-DD HH:mm')} ${coupon.usedShop ?? ''}`,
              },
            ]
          : []),
      ],
      actions: statusOfMallCoupon(coupon, now) === 0 && shops.length > 0 ? [redeem(shops)] : [],
    };
  },
};
