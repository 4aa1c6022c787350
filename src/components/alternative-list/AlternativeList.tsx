import { carFacts } from '@/components/car-summary/CarSummary';
import { formatDistance } from '@/domain/geo';
import { describePeriod } from '@/domain/rentalTime';
import { format } from '@/domain/shanghaiTime';
import type { Alternative } from '~types/api/cartype';
import { Element } from '../element/Element';
import { Icon } from '../icon/Icon';
import { Price } from '../price/Price';
import styles from './AlternativeList.module.scss';

/** What changes, in a few words, and what stays as it is. */
function textsOf({ kind, search, site, distance, offer }: Alternative): [change: string, facts: string] {
  const { cartype } = offer;
  const car = `${cartype.brand}${cartype.series}`;
  const times = `${format(search.from_time, 'M月D日HH:mm')}取 – ${format(search.to_time, 'M月D日HH:mm')}还`;
  switch (kind) {
    case 'EARLIER':
      return ['提前2小时取还车', `${car} · ${times}`];
    case 'LATER':
      return ['推迟2小时取还车', `${car} · ${times}`];
    case 'LONGER':
      return [`延长到${describePeriod(search.from_time, search.to_time)}`, `${car} · ${times}`];
    case 'SITE':
      return [`换到${site.name}取车`, `${car} · 相距${formatDistance(distance)}`];
    case 'SIBLING':
      return [`换同级车${car}`, carFacts(cartype)];
  }
}

interface AlternativeListProps {
  alternatives: readonly Alternative[];
  onChoose: (alternative: Alternative) => void;
}

/** Small changes that make a rental possible, each with its price, one tap to take it (rental.md, what users complain of). */
export function AlternativeList({ alternatives, onChoose }: AlternativeListProps) {
  return (
    <Element as="ul" className={styles.list} aria-label="替代方案">
      {alternatives.map(alternative => {
        const [change, facts] = textsOf(alternative);
        return (
          <Element as="li" key={`${alternative.kind} ${alternative.site.id} ${alternative.offer.cartype.id}`}>
            <Element as="button" className={styles.alternative} onClick={() => onChoose(alternative)}>
              <Element as="span" className={styles.text}>
                <Element as="strong" className={styles.change}>
                  {change}
                </Element>
                <Element as="span" className={styles.facts}>
                  {facts}
                </Element>
              </Element>
              <Element as="span" className={styles.price}>
                <Price fen={alternative.offer.total_price} label="总价" />
              </Element>
              <Icon name="chevron-right" size={16} />
            </Element>
          </Element>
        );
      })}
    </Element>
  );
}
