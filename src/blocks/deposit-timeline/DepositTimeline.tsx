import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import { depositSteps } from '@/domain/deposits';
import { yuanText } from '@/domain/money';
import type { Deposits } from '~types/api/bill';
import styles from './DepositTimeline.module.scss';

interface DepositTimelineProps {
  deposits: Deposits;
  /** When the car comes back, ISO. */
  returnTime: string;
  /** When it is paid; default 取车时. */
  taken?: string;
}

/** 押金: how much, when it is taken, when it comes back; or that none is, and why one is after all (issue 11). */
export function DepositTimeline({ deposits, returnTime, taken }: DepositTimelineProps) {
  return (
    <Element>
      <Element as="ol" className={styles.steps} aria-label="押金">
        {depositSteps(deposits, returnTime, taken).map(({ when, what, amount }) => (
          <Text as="li" key={what} grow className={styles.step}>
            <Text as="span" size={12} tone="secondary" block>
              {when}
            </Text>
            <Element as="span" className={styles.line}>
              <Element as="span" className={styles.dot} />
            </Element>
            <Text as="span" size={12} block>
              {what}
            </Text>
            {amount === undefined ? null : (
              <Text as="span" size={14} weight={600} numeric block>{`¥${yuanText(amount)}`}</Text>
            )}
          </Text>
        ))}
      </Element>
      {deposits.notWaived ? (
        <Text as="p" size={12} tone="secondary">
          {deposits.notWaived}
        </Text>
      ) : null}
    </Element>
  );
}
