import { classNames } from '@/components/element/classNames';
import { Element } from '@/components/element/Element';
import { DayCell } from '@/components/month-grid/DayCell';
import { MonthGrid } from '@/components/month-grid/MonthGrid';
import { Weekdays } from '@/components/month-grid/Weekdays';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { format } from '@/domain/shanghaiTime';
import type { WeddingDay } from '~types/api/worksheet';
import styles from './WeddingMonth.module.scss';

interface WeddingMonthProps {
  /** `YYYY-MM`. */
  month: string;
  days: readonly WeddingDay[];
  /** Days (`YYYY-MM-DD`): the first and the last that can be chosen, and the chosen one. */
  first: string;
  last: string;
  chosen: string | undefined;
  onChoose: (day: string) => void;
}

/** Of a day's mark: as it fits into its cell, and as it is read out. */
const ROOMS: Readonly<Record<WeddingDay['room'], { mark: string; words: string }>> = {
  OPEN: { mark: '', words: '' },
  FEW: { mark: '紧张', words: '车队紧张' },
  FULL: { mark: '订满', words: '车队订满' },
};

const LEGEND = [
  { mark: '宜', text: '老黄历宜嫁娶', tone: 'danger' },
  { mark: '紧张', text: '多数车队有人预订或咨询', tone: 'selected' },
  { mark: '订满', text: '当天车队订满', tone: 'disabled-ink' },
] as const;

/** The lunar day below the day of a month; the first of a lunar month is called by its month: 冬月. */
const lunarMark = (lunar: string): string =>
  lunar.endsWith('月初一') ? lunar.slice(0, -2) : lunar.slice(-2);

/** One month of the wedding calendar, with what its marks mean. */
export function WeddingMonth({ month, days, first, ...props }: WeddingMonthProps) {
  const known = new Map(days.map(day => [day.day, day]));
  return (
    <>
      <MonthGrid
        calendar="wedding"
        month={month}
        first={first}
        heading="h3"
        minimums=""
        weekdays={<Weekdays className={styles.weekdays} />}
        isElderList
      >
        {date => {
          const day = known.get(date);
          return day && <Day day={day} first={first} {...props} />;
        }}
      </MonthGrid>
      <Text size={12} tone="secondary" className={styles.legend}>
        <Row as="ul" wrap aria-label="图例">
          {LEGEND.map(({ mark, text, tone }) => (
            <Element as="li" key={mark} className={styles.entry}>
              <Text as="span" size={12} tone={tone} weight={600} className={styles.entryMark}>
                {mark}
              </Text>
              {text}
            </Element>
          ))}
        </Row>
      </Text>
    </>
  );
}

function Day({
  day: { day, lunar, is_auspicious: isAuspicious, room },
  first,
  last,
  chosen,
  onChoose,
}: Omit<WeddingMonthProps, 'month' | 'days'> & { day: WeddingDay }) {
  const isOff = day < first || day > last || room === 'FULL';
  const isChosen = day === chosen;
  const { mark, words } = ROOMS[room];
  return (
    <DayCell day={day} from={chosen} to={chosen}>
      <Element
        as="button"
        className={classNames(
          styles.day,
          isOff ? styles.off : isChosen && styles.chosen,
          isAuspicious && !isOff && !isChosen && styles.good,
        )}
        disabled={isOff}
        onClick={() => onChoose(day)}
      >
        <Element as="span" className={styles.number} aria-hidden>
          {format(day, 'D')}
        </Element>
        {/* What a cell of the grid has no room for is read out; the list of the elder mode shows it. */}
        <Element as="span" className={styles.long}>
          {`${format(day, 'M月D日 ddd')} ${lunar}`}
        </Element>
        <Element as="span" className={styles.lunar} aria-hidden>
          {lunarMark(lunar)}
        </Element>{' '}
        <Element as="span" className={styles.marks}>
          {isAuspicious ? <Mark tone="danger" mark="宜" words="宜嫁娶" /> : null}
          {mark ? <Mark tone="selected" mark={mark} words={words} /> : null}
        </Element>
      </Element>
    </DayCell>
  );
}

/** A mark as it fits into its cell; in full it is read out, and shown in the list of the elder mode. */
function Mark({ tone, mark, words }: { tone: 'danger' | 'selected'; mark: string; words: string }) {
  return (
    <Text as="span" size={12} tone={tone} weight={600} className={styles.mark}>
      <Element as="span" aria-hidden className={styles.short}>
        {mark}
      </Element>
      <Element as="span" className={styles.long}>{`${words} `}</Element>
    </Text>
  );
}
