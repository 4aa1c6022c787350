import type { ReactNode } from 'react';
import { Element } from '@/components/element/Element';
import { Picture } from '@/components/picture/Picture';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { transmissionText } from '@/domain/carWords';
import type { CarType } from '~types/api/cartype';
import styles from './CarSummary.module.scss';

interface CarSummaryProps {
  cartype: CarType;
  /** Heading level: 2 as a card of a list, absent where the car is not a heading. */
  heading?: boolean;
  /** Below the facts: prices, tags. */
  children?: ReactNode;
  /** The car cannot be had: greyed. */
  dimmed?: boolean;
}

/** 三厢 / 自动挡 / 5座 in one line. */
export function carFacts(cartype: CarType): string {
  return [transmissionText[cartype.transmission], `${cartype.seats}座`, cartype.power].join(' · ');
}

/** A car with picture, name and facts, as lists, booking, orders and payment show it. */
export function CarSummary({ cartype, heading = false, children, dimmed = false }: CarSummaryProps) {
  return (
    <Row align="start" className={dimmed ? styles.dimmed : ''}>
      <Element className={styles.picture}>
        <Picture src={cartype.picture.small} alt="" />
      </Element>
      <Rest>
        <Text
          {...(heading ? { as: 'h2' as const } : {})}
          size={16}
          weight={600}
          tight
          className={styles.name}
        >
          {`${cartype.brand}${cartype.series}`}
        </Text>
        <Text size={12} tone="secondary" className={styles.facts}>
          {carFacts(cartype)}
        </Text>
        {children}
      </Rest>
    </Row>
  );
}
