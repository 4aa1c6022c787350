import { format } from '../../../src/domain/shanghaiTime';
import type { DeskSection } from '../../http/desk/deskSection';
import { listVouchers, type VoucherRow } from './vouchers';

/** Vouchers in a list. */
const LISTED = 50;

const stateOf = ({ usedBy, validUntil }: VoucherRow, now: Date): string =>
  usedBy !== null ? '已使用' : validUntil <= now ? '已过期' : '未使用';

/** The vouchers of repair shops, at the desk: which there are, and which demand has one (issue 14). */
export const vip4sDesk: DeskSection = {
  name: 'vouchers',
  title: '代步券',
  searchLabel: '券码或需求编号',
  async list({ db, now }, search) {
    return (await listVouchers(db, search, LISTED)).map(({ voucher, shop }) => ({
      id: voucher.code,
      title: voucher.code,
      state: stateOf(voucher, now),
      facts: [shop, `免费${voucher.freeDays}天 · ${format(voucher.validUntil, 'YYYY年M月D日')}到期`],
    }));
  },
  async read({ db, now }, id) {
    const [found] = await listVouchers(db, id, 1);
    if (!found) return undefined;
    const { voucher, shop } = found;
    return {
      title: voucher.code,
      state: stateOf(voucher, now),
      facts: [
        { label: '维修厂', value: shop },
        { label: '免费天数', value: `${voucher.freeDays}天` },
        { label: '有效期', value: `${format(voucher.validUntil, 'YYYY年M月D日 HH:mm')}前` },
        ...(voucher.usedBy === null ? [] : [{ label: '用于需求', value: voucher.usedBy }]),
      ],
      actions: [],
    };
  },
};
