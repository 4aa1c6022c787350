import { Element } from '@/components/element/Element';
import { Weekdays } from '@/components/month-grid/Weekdays';
import { PeriodCalendar } from './PeriodCalendar';
import styles from './PeriodSheet.module.scss';

interface DayCalendarProps {
  /** Days, `YYYY-MM-DD`: today, the chosen one, and the first and the last that can be chosen. */
  today: string;
  day: string;
  first: string;
  last: string;
  /** What the chosen day is: 交车, 还车. */
  word: string;
  /** The same function at every render, so that months stay as they are. */
  onChoose: (day: string) => void;
}

/** One day out of the months that fill the body of a tall sheet. */
export const DayCalendar = ({ day, ...props }: DayCalendarProps) => (
  <Element className={styles.editor}>
    <Weekdays className={styles.weekdays} weekendClassName={styles.weekend} />
    <PeriodCalendar {...props} from={day} to={day} edited={day} />
  </Element>
);
