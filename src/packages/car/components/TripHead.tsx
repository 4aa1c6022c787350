import { observer } from 'mobx-react';
import { PeriodBar } from '@/blocks/period-bar/PeriodBar';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { purposeOf, SearchStore, type TripEnd } from '@/stores/SearchStore';
import styles from './TripHead.module.scss';

/** Where and when the car is taken and returned, each of it changed by a tap. */
export const TripHead = observer(function TripHead({ onEditPeriod }: { onEditPeriod: () => void }) {
  const search = useStore(SearchStore);
  const { site, delivery, returnSite, collection } = search;
  const place = (end: TripEnd, label: string, name: string) => (
    <Element
      as="button"
      className={styles.place}
      aria-label={`${label}：${name}`}
      onClick={() => void go('place.address', purposeOf(end))}
    >
      <Text as="span" truncate className={styles.name}>
        {name}
      </Text>
      <Icon name="chevron-down" size={16} className={styles.more} />
    </Element>
  );
  return (
    <Element className={styles.head}>
      <Row>
        <Icon name="map-pin" size={16} className={styles.pin} />
        {place(
          'pickup',
          delivery ? '修改送车地点' : '修改取车门店',
          delivery?.name ?? site?.name ?? `${search.city.city}的门店`,
        )}
        {returnSite ? (
          <>
            <Icon name="arrow-right" size={16} className={styles.pin} />
            {place(
              'return',
              collection ? '修改取回地点' : '修改还车门店',
              collection?.name ?? returnSite.name,
            )}
          </>
        ) : null}
      </Row>
      <PeriodBar fromTime={search.fromTime} toTime={search.toTime} onClick={onEditPeriod} />
    </Element>
  );
});
