import { describePeriod } from '@/domain/rentalTime';
import { format } from '@/domain/shanghaiTime';
import { Element } from '@/components/element/Element';
import styles from './PeriodBar.module.scss';

interface PeriodBarProps {
  /** ISO times. */
  fromTime: string;
  toTime: string;
  /** Absent: the period cannot be changed here. */
  onClick?: () => void;
}

/** Pickup and return with the length between: 11月22日 周日 10:00 — 共3天 — 11月25日 周三 10:00. */
export function PeriodBar({ fromTime, toTime, onClick }: PeriodBarProps) {
  const end = (label: string, time: string, className = '') => (
    <Element as="span" className={`${styles.end} ${className}`}>
      <Element as="span" className={styles.note}>{`${label} ${format(time, 'ddd')}`}</Element>
      <Element as="span" className={styles.day}>
        {format(time, 'M月D日')}
      </Element>
      <Element as="span" className={styles.time}>
        {format(time, 'HH:mm')}
      </Element>
    </Element>
  );
  return (
    <Element as={onClick ? 'button' : 'div'} className={styles.bar} {...(onClick ? { onClick } : {})}>
      {end('取车', fromTime)}
      <Element as="span" className={styles.length}>{`共${describePeriod(fromTime, toTime)}`}</Element>
      {end('还车', toTime, styles.right)}
      {onClick ? (
        <Element as="span" className="visually-hidden">
          修改取还车时间
        </Element>
      ) : null}
    </Element>
  );
}
