import { eq } from 'drizzle-orm';
import { personalRows } from '../../kernel/members/personalData';
import { coupons } from './schema';

export const couponData = personalRows('优惠券', coupons, id => eq(coupons.userId, id), [
  ['名称', coupons.name],
  ['使用条件', coupons.rule],
  ['生效时间', coupons.validFrom],
  ['到期时间', coupons.validTo],
  ['使用的订单', coupons.orderId],
  ['转送手机号', coupons.recipient],
  ['剩余天数', coupons.daysLeft],
  ['获得时间', coupons.createdAt],
]);
