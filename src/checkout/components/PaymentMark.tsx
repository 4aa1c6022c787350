import { classNames } from '@/components/element/classNames';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import type { PayMethod } from '~types/api/pay';
import styles from './PaymentMark.module.scss';

/** The mark by which a way to pay is known, in its own colours. The name beside it says the same. */
export function PaymentMark({ of: method }: { of: PayMethod }) {
  if (method === 'BALANCE') return <Icon name="wallet" size={24} className={styles.wallet ?? ''} />;
  return <Element as="span" className={classNames(styles.mark, styles[method])} aria-hidden />;
}
