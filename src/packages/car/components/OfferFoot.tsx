import type { ReactNode } from 'react';
import { Element } from '@/components/element/Element';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import styles from './OfferFoot.module.scss';

interface OfferFootProps {
  /** Why it cannot be booked; undefined when it can. */
  refusal: string | undefined;
  /** What is to be known of it, where it can be booked. */
  notes: ReactNode;
  /** 日均, and 总价 below it. */
  daily: ReactNode;
  total: ReactNode;
  /** Class of both prices. */
  pricesClassName?: string | undefined;
}

/** The foot of an offer's card: what is to be known, and beside it what it costs (rental.md, details of flow 5). */
export function OfferFoot({ refusal, notes, daily, total, pricesClassName = '' }: OfferFootProps) {
  return (
    <Row align="end" justify="between" className={styles.foot}>
      <Text size={12} tone="secondary" grow className={styles.notes}>
        {refusal ? (
          <Text tone="danger" weight={600}>
            {refusal}
          </Text>
        ) : (
          notes
        )}
      </Text>
      <Element className={`${styles.prices} ${pricesClassName}`}>
        {daily}
        <Element as="span" block>
          {total}
        </Element>
      </Element>
    </Row>
  );
}
