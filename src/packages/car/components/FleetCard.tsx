import { CarSummary } from '@/blocks/car-summary/CarSummary';
import { Card } from '@/components/card/Card';
import { Price } from '@/components/price/Price';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import type { FleetCarType } from '~types/api/cartype';
import styles from './FleetCard.module.scss';

/** What a city's fleet says of a car type: from which price a day, and how many sites have it. */
export function FleetFoot({ item: { site_count: sites, from_price: price } }: { item: FleetCarType }) {
  return (
    <Row align="baseline" justify="between" wrap className={styles.foot}>
      <Text as="span" size={12} tone="secondary" className={styles.sites}>
        {sites > 0 ? `${sites}家门店` : '暂无门店'}
      </Text>
      <Price fen={price} label="日均" suffix="起" />
    </Row>
  );
}

/** A car type of a city's fleet, which leads to its sites. */
export function FleetCard({ item, onClick }: { item: FleetCarType; onClick: () => void }) {
  return (
    <Card as="button" pad={4} margin="none" onClick={onClick}>
      <CarSummary cartype={item.cartype} dimmed={item.site_count === 0}>
        <FleetFoot item={item} />
      </CarSummary>
    </Card>
  );
}
