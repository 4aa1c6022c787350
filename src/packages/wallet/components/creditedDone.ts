import { yuanText } from '@/domain/money';
import { go } from '@/page/navigate';
import type { Credited } from '~types/api/wallet';
import type { PrintedDone } from './PrintedForm';

/** What is told of a card or a code that has filled the balance. */
export const creditedDone = (title: string, { amount, balance }: Credited): PrintedDone => ({
  title,
  text: `¥${yuanText(amount)}已存入余额，现有余额¥${yuanText(balance)}。`,
  view: { text: '查看余额', onClick: () => void go('wallet.balance', {}, { replace: true }) },
});
