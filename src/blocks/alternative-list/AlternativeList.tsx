import { observer } from 'mobx-react-lite';
import { WaiverTag } from '@/blocks/waiver-tag/WaiverTag';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { Price } from '@/components/price/Price';
import { Rest } from '@/components/row/Rest';
import { Text } from '@/components/text/Text';
import { carFacts, carName } from '@/domain/carWords';
import { distanceText } from '@/domain/geo';
import { describePeriod } from '@/domain/rentalTime';
import { format } from '@/domain/shanghaiTime';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { Alternative, RentalSearch } from '~types/api/cartype';
import styles from './AlternativeList.module.scss';

/** What changes, in a few words, and what is to be known besides. */
function textsOf(
  { kind, search, site, distance, offer }: Alternative,
  asked: RentalSearch | undefined,
): [change: string, facts: string] {
  const { cartype } = offer;
  const car = carName(cartype);
  const times = `${format(search.from_time, 'M月D日HH:mm')}取 – ${format(search.to_time, 'M月D日HH:mm')}还`;
  switch (kind) {
    case 'EARLIER':
      return ['提前2小时取还车', `${car} · ${times}`];
    case 'LATER':
      return ['推迟2小时取还车', `${car} · ${times}`];
    case 'LONGER':
      return [`延长到${describePeriod(search.from_time, search.to_time)}`, `${car} · ${times}`];
    case 'SITE': {
      // Only the return moves when its site is the closed one.
      const verb = search.site_id === asked?.site_id ? '还车' : '取车';
      const isDropped = (asked?.delivery && !search.delivery) || (asked?.collection && !search.collection);
      const facts = [car, `相距${distanceText(distance)}`, isDropped ? '需到店' : ''];
      return [`换到${site.name}${verb}`, facts.filter(Boolean).join(' · ')];
    }
    case 'SIBLING':
      return [`换同级车${car}`, carFacts(cartype)];
  }
}

interface AlternativeListProps {
  alternatives: readonly Alternative[];
  onChoose: (alternative: Alternative) => void;
}

/** Small changes that make a rental possible, each with its price, one tap to take it (rental.md, what users complain of). */
export const AlternativeList = observer(function AlternativeList({
  alternatives,
  onChoose,
}: AlternativeListProps) {
  const asked = useStore(SearchStore).rental;
  return (
    <Element as="ul" className={styles.list} aria-label="替代方案">
      {alternatives.map(alternative => {
        const [change, facts] = textsOf(alternative, asked);
        return (
          <Element as="li" key={`${alternative.kind} ${alternative.site.id} ${alternative.offer.cartype.id}`}>
            <Element as="button" className={styles.alternative} onClick={() => onChoose(alternative)}>
              <Rest as="span">
                <Text as="strong" size={16} block>
                  {change}
                </Text>
                <Text as="span" size={12} tone="secondary" block>
                  {facts}
                </Text>
              </Rest>
              <WaiverTag offer={alternative.offer} />
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
});
