import { Element } from '@/components/element/Element';
import { describePeriod } from '@/domain/rentalTime';
import type { Time } from '@/domain/shanghaiTime';
import styles from './PeriodLength.module.scss';

interface PeriodLengthProps {
  from: Time;
  to: Time;
}

/**
 * How long a period is: 共1天30分钟. Days and hours stay whole where it breaks into lines, and of minutes, which are longer,
 * number and word each.
 */
export const PeriodLength = ({ from, to }: PeriodLengthProps) => {
  const parts = `共${describePeriod(from, to)}`.match(/共?\d+(天|小时)?|分钟/g) ?? [];
  return (
    <>
      {parts.map(part => (
        <Element as="span" key={part} className={styles.whole}>
          {part}
        </Element>
      ))}
    </>
  );
};
