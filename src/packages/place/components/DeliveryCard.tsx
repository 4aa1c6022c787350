import { observer } from 'mobx-react-lite';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Skeleton } from '@/components/skeleton/Skeleton';
import { Text } from '@/components/text/Text';
import { DELIVERY_LIMIT_KM } from '@/domain/delivery';
import { countedKm } from '@/domain/distanceFee';
import { FEES } from '@/domain/fees';
import { distanceText, metresBetween } from '@/domain/geo';
import { yuanText } from '@/domain/money';
import { hoursText } from '@/domain/openingHours';
import type { EndName } from '@/stores/TripEnd';
import { useStore } from '@/stores/rootContext';
import type { DeliveryPoint } from '~types/api/address';
import { DeliveryStore, type DeliveryTerms } from '../stores/DeliveryStore';
import styles from './DeliveryCard.module.scss';
import { deliveryTexts } from './deliveryTexts';
import { ROAD_RULE } from './roadRule';

/** Why a car cannot be brought to a point, one sentence; undefined: it can. */
function problemOf(terms: DeliveryTerms | undefined, end: EndName): string | undefined {
  const { name, instead } = deliveryTexts[end];
  if (!terms) return '这个城市还没有门店，请换个城市。';
  const { site, km, isPossible } = terms;
  if (isPossible) return undefined;
  if (site.status === 'CLOSED') return `${site.name}暂停营业，不能${name}。`;
  return `最近的${site.name}离这里路程${countedKm(km)}公里，超出${DELIVERY_LIMIT_KM}公里的${name}范围。换个近些的地址，或${instead}。`;
}

interface DeliveryCardProps {
  end: EndName;
  point: DeliveryPoint;
  isChosen: boolean;
}

/** A point to which a car is brought: which site serves it, how far it is and what it costs. */
export const DeliveryCard = observer(function DeliveryCard({ end, point, isChosen }: DeliveryCardProps) {
  const store = useStore(DeliveryStore);
  const { name } = deliveryTexts[end];
  const { name: feeName, rule } = FEES[end === 'return' ? 'DELIVERY_RETURN' : 'DELIVERY_PICKUP'];
  return (
    <Card margin="screen">
      <Text as="p" size={12} tone="secondary">
        {isChosen ? `已选${name}` : name}
      </Text>
      <Text as="h2" size={18} weight={600} className={styles.heading}>
        {point.name}
      </Text>
      {point.address ? (
        <Text as="p" tone="secondary">
          {point.address}
        </Text>
      ) : null}
      <ResourceView
        resource={store.terms}
        skeleton={
          <Element role="status" aria-label="正在加载">
            <Skeleton height={120} />
          </Element>
        }
      >
        {({ terms }) => {
          const problem = problemOf(terms, end);
          return (
            <>
              {problem ? (
                <Text as="p" role="alert" tone="danger" className={styles.problem}>
                  {problem}
                </Text>
              ) : null}
              {terms ? (
                <>
                  <Cell title="服务门店" value={terms.site.name} />
                  <Cell title="服务时间" value={hoursText(terms.site.hours)} />
                  <Cell
                    title="直线距离"
                    value={distanceText(metresBetween(terms.site.location, point.location))}
                  />
                  <Cell
                    title="路程"
                    note={`${DELIVERY_LIMIT_KM}公里内可${name}；${ROAD_RULE}`}
                    value={`${countedKm(terms.km)}公里`}
                  />
                  {terms.isPossible ? (
                    <Cell
                      title={feeName}
                      note={`${rule}，已算在总价里`}
                      value={terms.fee > 0 ? `¥${yuanText(terms.fee)}` : '免费'}
                    />
                  ) : null}
                </>
              ) : null}
            </>
          );
        }}
      </ResourceView>
    </Card>
  );
});
