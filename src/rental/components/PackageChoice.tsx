import { observer } from 'mobx-react-lite';
import { classNames } from '@/components/element/classNames';
import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import { COVER_ROWS, coverOf } from '@/domain/cover';
import {
  INSURANCE_PACKAGES,
  packageOf,
  packagePrice,
  type InsurancePackage,
} from '@/domain/insurancePackages';
import { yuanText } from '@/domain/money';
import type { Booking } from '../Booking';
import styles from './PackageChoice.module.scss';

interface ColumnProps {
  option: InsurancePackage;
  days: number;
  isChosen: boolean;
  onChoose: () => void;
}

/** One package: its price a day, and how it stands in every row. */
function Column({ option, days, isChosen, onChoose }: ColumnProps) {
  const price = packagePrice(option, days);
  const cover = coverOf(option.services);
  return (
    <Element
      as="button"
      role="radio"
      className={classNames(styles.column, isChosen && styles.chosen)}
      aria-checked={isChosen}
      onClick={onChoose}
    >
      <Element as="span" className={styles.head}>
        <Text as="span" size={16} weight={600} tight block>
          {option.name}
        </Text>
        <Text as="span" size={14} weight={600} tone="selected" numeric tight block>
          {price === 0 ? option.note : `¥${yuanText(price)}/天`}
        </Text>
      </Element>
      {COVER_ROWS.map(row => (
        <Element as="span" key={row.name} className={styles.cell}>
          <Element as="span" className={styles.name}>
            {row.name}
          </Element>
          <Text as="span" {...(row.isGood(cover) ? { tone: 'success', weight: 600 } : { tone: 'secondary' })}>
            {row.text(cover)}
          </Text>
        </Element>
      ))}
    </Element>
  );
}

/** The three packages side by side, row by row what each means when something happens (issue 11). */
export const PackageChoice = observer(function PackageChoice({ booking }: { booking: Booking }) {
  const days = booking.checkout.quote.data?.bill.days ?? 1;
  const current = packageOf(booking.draft.services);
  return (
    <Element className={styles.packages}>
      <Element className={styles.names} aria-hidden>
        {COVER_ROWS.map(({ name }) => (
          <Element key={name} className={styles.cell}>
            {name}
          </Element>
        ))}
      </Element>
      <Element className={styles.columns} role="radiogroup" aria-label="保障套餐">
        {INSURANCE_PACKAGES.map(option => (
          <Column
            key={option.key}
            option={option}
            days={days}
            isChosen={option === current}
            onChoose={() => booking.choosePackage(option)}
          />
        ))}
      </Element>
    </Element>
  );
});
