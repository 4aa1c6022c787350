import type { ReactNode } from 'react';
import { Pictured } from '@/components/pictured/Pictured';
import { carFacts, carName } from '@/domain/carWords';
import type { CarType } from '~types/api/cartype';

interface CarSummaryProps {
  cartype: CarType;
  /** The car is a heading of a card in a list. */
  heading?: boolean;
  /** Below the facts: prices, tags. */
  children?: ReactNode;
  /** The car cannot be had: greyed. */
  dimmed?: boolean;
}

/** A car with picture, name and facts, as lists, booking, orders and payment show it. */
export function CarSummary({ cartype, ...props }: CarSummaryProps) {
  return (
    <Pictured picture={cartype.picture.small} title={carName(cartype)} facts={carFacts(cartype)} {...props} />
  );
}
