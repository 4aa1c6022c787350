import type { PurseName } from '@/domain/rewards';
import { format } from '@/domain/shanghaiTime';
import { go } from '@/page/navigate';
import type { Exchanged } from '~types/api/wallet';
import { creditedDone } from './creditedDone';
import type { PrintedDone } from './PrintedForm';

const TITLE = '兑换成功';

/** What is told of what a voucher has brought into each purse. */
const PURSE_DONE: Readonly<Record<PurseName, (amount: number, held: number) => PrintedDone>> = {
  balance: (amount, balance) => creditedDone(TITLE, { amount, balance }),
  wkcoin: (amount, held) => ({
    title: TITLE,
    text: `得到${amount}个悟空币，现有${held}个。`,
    view: { text: '查看悟空币', onClick: () => void go('wallet.coins', {}, { replace: true }) },
  }),
  integral: (amount, held) => ({
    title: TITLE,
    text: `得到${amount}积分，现有${held}积分。`,
    view: { text: '查看积分', onClick: () => void go('wallet.points', {}, { replace: true }) },
  }),
};

/** What is told of a voucher that was exchanged: the coupon, or what a purse holds now. */
export function exchangedDone(exchanged: Exchanged): PrintedDone {
  if (exchanged.kind === 'PURSE') return PURSE_DONE[exchanged.purse](exchanged.amount, exchanged.held);
  const { name, rule, valid_to } = exchanged.coupon;
  return {
    title: TITLE,
    text: `得到一张“${name}”：${rule}，有效期至${format(valid_to, 'YYYY年M月D日')}。`,
    view: { text: '查看优惠券', onClick: () => void go('wallet.coupons', {}, { replace: true }) },
  };
}
