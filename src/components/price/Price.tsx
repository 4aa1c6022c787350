import { Element } from '../element/Element';
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
        <Element as="span" className={styles.label}>
          {label}
        </Element>
      ) : null}
      <Element as="span" className={styles.mark}>{`${sign}¥`}</Element>
      <Element as="span" className={styles.yuan}>
        {yuan}
      </Element>
      {decimals === '00' ? null : <Element as="span" className={styles.mark}>{`.${decimals}`}</Element>}
      {suffix ? (
        <Element as="span" className={styles.label}>
          {suffix}
        </Element>
      ) : null}
    </Element>
  );
}
