import { eq } from 'drizzle-orm';
import { personalRows, type PersonalData } from '../../kernel/members/personalData';
import { mallAccounts, mallCoupons } from './schema';

/** What the mall holds of the member. */
export const mallData: readonly PersonalData[] = [
  personalRows('商城账号', mallAccounts, id => eq(mallAccounts.userId, id), [
    ['开通时间', mallAccounts.createdAt],
  ]),
  personalRows('商城券', mallCoupons, id => eq(mallCoupons.userId, id), [
    ['名称', mallCoupons.name],
    ['使用条件', mallCoupons.rule],
    ['生效时间', mallCoupons.validFrom],
    ['到期时间', mallCoupons.validTo],
    ['使用时间', mallCoupons.usedAt],
    ['使用门店', mallCoupons.usedShop],
    ['获得时间', mallCoupons.createdAt],
  ]),
];
