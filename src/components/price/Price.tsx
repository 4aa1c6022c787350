import { Element } from '../element/Element';
import { Text } from '../text/Text';
import styles from './Price.module.scss';

interface PriceProps {
  /** Fen. */
  fen: number;
  size?: 'small' | 'medium' | 'large';
  /** Before the figure: 日均, 总价. */
  label?: string;
  /** After the figure: 起, /天. */
  suffix?: string;
}

/** A price: ¥ and decimals small, the integer large and bold, tabular figures. Read out as one text. */
export function Price({ fen, size = 'medium', label, suffix }: PriceProps) {
  const sign = fen < 0 ? '-' : '';
  const [yuan = '0', decimals] = (Math.abs(fen) / 100).toFixed(2).split('.');
  return (
    <Element as="span" className={`${styles.price} ${styles[size]}`}>
      {label ? (
        <Text as="span" size={12} tone="secondary" className={styles.label}>
          {label}
        </Text>
      ) : null}
      <Text as="span" size={12} weight={600} className={styles.mark}>{`${sign}¥`}</Text>
      <Text as="span" weight={700} className={styles.yuan}>
        {yuan}
      </Text>
      {decimals === '00' ? null : (
        <Text as="span" size={12} weight={600} className={styles.mark}>{`.${decimals}`}</Text>
      )}
      {suffix ? (
        <Text as="span" size={12} tone="secondary" className={styles.label}>
          {suffix}
        </Text>
      ) : null}
    </Element>
  );
}
