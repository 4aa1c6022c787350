import { observer } from 'mobx-react-lite';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import { otherNameOf } from '@/domain/drivers';
import { maskIdCardNumber } from '@/domain/identity';
import type { Booking } from '@/rental/Booking';
import type { InsuredEntry, InsuredPeople } from '@/rental/InsuredPeople';
import styles from './InsuredList.module.scss';

interface PersonProps {
  name: string;
  /** Identity card, shown masked; empty while it is not filled in. */
  number: string;
  note: string | undefined;
  /** Entered again. */
  isMarked?: boolean;
  isRemoved: boolean;
  onToggle: () => void;
}

interface InsuredListProps {
  booking: Booking;
  people: InsuredPeople;
  /** Says why somebody cannot be removed or put back. */
  onRefuse: (sentence: string) => void;
}

/** Somebody of the list, with what is to be said of them and 移除 or 恢复. */
function Person({ name, number, note, isMarked, isRemoved, onToggle }: PersonProps) {
  return (
    <Element as="li" className={`${styles.person} ${isMarked ? styles.marked : ''}`}>
      <Element className={`${styles.text} ${isRemoved ? styles.removed : ''}`}>
        <Text as="span" size={16} block className={styles.name}>
          {name}
        </Text>
        {number ? (
          <Text as="span" tone="secondary" numeric block className={styles.number}>
            {maskIdCardNumber(number)}
          </Text>
        ) : null}
        {note ? (
          <Text
            as="span"
            size={12}
            tone="selected"
            block
            className={styles.note}
            {...(isMarked ? { role: 'status' } : {})}
          >
            {note}
          </Text>
        ) : null}
      </Element>
      <Button aria-label={`${isRemoved ? '恢复' : '移除'}${name}`} onClick={onToggle}>
        {isRemoved ? '恢复' : '移除'}
      </Button>
    </Element>
  );
}

/**
 * The people of 被保险人: the renter first, then the others, each active, marked because they were entered again, or
 * removed and still there to be put back.
 */
export const InsuredList = observer(function InsuredList({ booking, people, onRefuse }: InsuredListProps) {
  const { insuredLimit, insured } = booking;
  const { renter, isRenterCovered } = people;
  const say = (refusal: string | undefined): void => {
    if (refusal) onRefuse(refusal);
  };
  const noteOf = (entry: InsuredEntry): string | undefined => {
    if (entry.type === 0) return '已移除，不投保';
    if (entry.idcard_no === '') return '请在下面重新填写身份证号';
    if (otherNameOf(entry, [renter])) return '与取车人身份证号相同，请核对姓名';
    if (insured.every(person => person.idcard_no !== entry.idcard_no)) return '超出座位数，不投保';
    return entry.type === 2 ? '已在名单中，不重复添加' : undefined;
  };
  return (
    <Element as="ul" aria-label="被保险人名单">
      <Person
        name={renter.name ? `${renter.name}（取车人）` : '取车人本人'}
        number={renter.idcard_no}
        note={isRenterCovered ? undefined : '已移除，不投保'}
        isRemoved={!isRenterCovered}
        onToggle={() => say(isRenterCovered ? people.removeRenter() : people.putRenterBack(insuredLimit))}
      />
      {people.entries.map(entry => (
        <Person
          key={entry.idcard_no || entry.name}
          name={entry.name}
          number={entry.idcard_no}
          note={noteOf(entry)}
          isMarked={entry.type === 2}
          isRemoved={entry.type === 0}
          onToggle={() => say(entry.type === 0 ? people.putBack(entry, insuredLimit) : people.remove(entry))}
        />
      ))}
    </Element>
  );
});
