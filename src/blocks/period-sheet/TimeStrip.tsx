import { Element } from '@/components/element/Element';
import { at, CLOCKS, nightMark } from './periodEditing';
import { ScrollArea, type ArrowKey } from '@/components/scroll-area/ScrollArea';
import { Text } from '@/components/text/Text';
import styles from './TimeStrip.module.scss';

interface TimeStripProps {
  /** 取车时间, 还车时间. */
  label: string;
  /** The day whose half-hours these are, `YYYY-MM-DD`. */
  day: string;
  /** The chosen time of day, `HH:mm`. */
  chosen: string;
  /** Times up to and at this one (milliseconds) cannot be chosen. */
  after: number;
  /** Nor can times after this one (milliseconds): of what has happened. */
  until?: number | undefined;
  /** At night a car is handed over at an extra price, which is said; default true. */
  hasNightService?: boolean;
  /** Receives the time of day, `HH:mm`. */
  onChoose: (clock: string) => void;
}

const clockId = (clock: string): string => `period-time-${clock.replace(':', '')}`;

/** The half-hours of a day in a row that scrolls sideways; those that cost night service say so (rental.md, detail 4). */
export function TimeStrip({
  label,
  day,
  chosen,
  after,
  until = Infinity,
  hasNightService = true,
  onChoose,
}: TimeStripProps) {
  const isFree = (time: number): boolean => time > after && time <= until;
  const available = CLOCKS.filter(clock => isFree(at(day, clock)));
  // Of what has happened the last times are the likeliest.
  const likeliest = until === Infinity ? available[0] : available[available.length - 1];
  const tabStop = available.includes(chosen) ? chosen : likeliest;
  const lead = (key: ArrowKey, id: string): string | undefined => {
    const index = available.findIndex(clock => clockId(clock) === id);
    const next = {
      ArrowLeft: available[index - 1],
      ArrowRight: available[index + 1],
      ArrowUp: undefined,
      ArrowDown: undefined,
      Home: available[0],
      End: available[available.length - 1],
    }[key];
    return index >= 0 && next ? clockId(next) : undefined;
  };
  return (
    <ScrollArea
      axis="x"
      className={styles.strip}
      role="group"
      aria-label={label}
      target={clockId(tabStop ?? chosen)}
      onArrow={lead}
    >
      <Element className={styles.row}>
        {CLOCKS.map(clock => {
          const time = at(day, clock);
          const disabled = !isFree(time);
          return (
            <Element
              as="button"
              key={clock}
              id={clockId(clock)}
              className={`${styles.time} ${clock === chosen ? styles.chosen : ''} ${disabled ? styles.off : ''}`}
              disabled={disabled}
              tabIndex={clock === tabStop ? 0 : -1}
              aria-pressed={clock === chosen}
              onClick={() => onChoose(clock)}
            >
              <Text as="span" size={16} numeric block>
                {clock}
              </Text>
              {hasNightService ? <NightMark time={time} /> : null}
            </Element>
          );
        })}
      </Element>
    </ScrollArea>
  );
}

function NightMark({ time }: { time: number }) {
  const mark = nightMark(time);
  return mark ? (
    <Text as="span" size={12} tone="secondary" block className={styles.mark}>
      {mark}
    </Text>
  ) : null;
}
