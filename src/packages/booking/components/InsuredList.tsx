import { observer } from 'mobx-react';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import { maskIdCardNumber } from '@/domain/identity';
import type { Booking } from '../stores/Booking';
import type { InsuredEntry, InsuredPeople } from '../stores/InsuredPeople';
import styles from './InsuredList.module.scss';

interface InsuredListProps {
  booking: Booking;
  people: InsuredPeople;
  /** Says why somebody cannot be put back. */
  onRefuse: (sentence: string) => void;
}

/** The people of 投保驾驶人: active, marked because they were entered again, or removed and still there to be put back. */
export const InsuredList = observer(function InsuredList({ booking, people, onRefuse }: InsuredListProps) {
  const { insuredLimit, insured } = booking;
  const noteOf = ({ type, idcard_no }: InsuredEntry): string | undefined => {
    if (type === 0) return '已移除，不投保';
    if (insured.every(person => person.idcard_no !== idcard_no)) return '超出座位数，不投保';
    return type === 2 ? '已在名单中，不重复添加' : undefined;
  };
  const putBack = (entry: InsuredEntry): void => {
    const refusal = people.putBack(entry, insuredLimit);
    if (refusal) onRefuse(refusal);
  };
  return (
    <Element as="ul" aria-label="投保人名单">
      {people.entries.map(entry => {
        const note = noteOf(entry);
        const isRemoved = entry.type === 0;
        return (
          <Element
            as="li"
            key={entry.idcard_no}
            className={`${styles.person} ${entry.type === 2 ? styles.marked : ''}`}
          >
            <Element className={`${styles.text} ${isRemoved ? styles.removed : ''}`}>
              <Text as="span" size={16} block className={styles.name}>
                {entry.name}
              </Text>
              <Text as="span" tone="secondary" numeric block className={styles.number}>
                {maskIdCardNumber(entry.idcard_no)}
              </Text>
              {note ? (
                <Text
                  as="span"
                  size={12}
                  tone="selected"
                  block
                  className={styles.note}
                  {...(entry.type === 2 ? { role: 'status' } : {})}
                >
                  {note}
                </Text>
              ) : null}
            </Element>
            <Button
              aria-label={`${isRemoved ? '恢复' : '移除'}${entry.name}`}
              onClick={() => (isRemoved ? putBack(entry) : people.remove(entry))}
            >
              {isRemoved ? '恢复' : '移除'}
            </Button>
          </Element>
        );
      })}
    </Element>
  );
});
