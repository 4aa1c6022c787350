import { OfferTotal } from '@/blocks/car-card/OfferTotal';
import { SiteHead } from '@/blocks/site-card/SiteHead';
import { WaiverTag } from '@/blocks/waiver-tag/WaiverTag';
import { Card } from '@/components/card/Card';
import { Price } from '@/components/price/Price';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { refusalOf } from '@/domain/carFilter';
import type { CarProduct } from '~types/api/cartype';
import { OfferFoot } from './OfferFoot';
import styles from './ProductCard.module.scss';

/** A car type at one site: distance, stock, daily and total price. What cannot be booked says why. */
export function ProductCard({ product, onClick }: { product: CarProduct; onClick: () => void }) {
  const { site, offer } = product;
  const refusal = site.status === 'CLOSED' ? (site.notice ?? '门店暂停营业') : refusalOf(offer);
  return (
    <Card
      as="button"
      pad={4}
      margin="none"
      className={refusal ? styles.off : ''}
      disabled={refusal !== undefined}
      onClick={onClick}
    >
      <SiteHead site={site} />
      <OfferFoot
        refusal={refusal}
        notes={
          <Row wrap>
            <Text tone="success" className={styles.left}>{`可订${offer.available}辆`}</Text>
            <WaiverTag offer={offer} />
          </Row>
        }
        daily={<Price fen={offer.daily_price} label="日均" size="large" />}
        total={<OfferTotal offer={offer} />}
      />
    </Card>
  );
}
