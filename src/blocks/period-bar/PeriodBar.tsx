import { Element } from '@/components/element/Element';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { format } from '@/domain/shanghaiTime';
import { PeriodLength } from './PeriodLength';
import styles from './PeriodBar.module.scss';

interface PeriodBarProps {
  /** ISO times. */
  fromTime: string;
  toTime: string;
  /** What the two are called; default 取车 and 还车. */
  ends?: { from: string; to: string };
  /** How long it is, where that is not said in days: 共3个月. It may end in another year, which is named then. */
  length?: string | undefined;
  /** Absent: the period cannot be changed here. */
  onClick?: () => void;
}

const rentalEnds = { from: '取车', to: '还车' };

/** Pickup and return with the length between: 11月22日 周日 10:00 — 共3天 — 11月25日 周三 10:00. */
export function PeriodBar({ fromTime, toTime, ends = rentalEnds, length, onClick }: PeriodBarProps) {
  const year = format(toTime, 'YYYY年');
  const to = length === undefined || format(fromTime, 'YYYY年') === year ? ends.to : `${ends.to} ${year}`;
  const end = (label: string, time: string, className = '') => (
    <Element as="span" className={`${styles.end} ${className}`}>
      <Text as="span" size={12} tone="secondary" block>{`${label} ${format(time, 'ddd')}`}</Text>
      <Text as="span" size={18} weight={600} tight block className={styles.day}>
        {format(time, 'M月D日')}
      </Text>
      <Text as="span" size={14} numeric block>
        {format(time, 'HH:mm')}
      </Text>
    </Element>
  );
  return (
    <Row
      as={onClick ? 'button' : 'div'}
      justify="between"
      className={styles.bar}
      {...(onClick ? { onClick } : {})}
    >
      {end(ends.from, fromTime)}
      <Element as="span" className={styles.length}>
        {length ?? <PeriodLength from={fromTime} to={toTime} />}
      </Element>
      {end(to, toTime, styles.right)}
      {onClick ? (
        <Element as="span" className="visually-hidden">
          修改取还车时间
        </Element>
      ) : null}
    </Row>
  );
}
