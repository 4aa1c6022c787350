import { observer } from 'mobx-react';
import { PeriodBar } from '@/blocks/period-bar/PeriodBar';
import { Element } from '@/components/element/Element';
import { Icon, type IconName } from '@/components/icon/Icon';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { nameFrom } from '@/domain/display';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { purposeOf, type EndName } from '@/stores/TripEnd';
import styles from './TripHead.module.scss';

/** Where and when the car is taken and returned, each of it changed by a tap. */
export const TripHead = observer(function TripHead({ onEditPeriod }: { onEditPeriod: () => void }) {
  const search = useStore(SearchStore);
  const { pickup, return: end, isOneWay } = search;
  const place = (name: EndName, icon: IconName, label: string, text: string) => (
    <Element
      as="button"
      className={styles.place}
      aria-label={`${label}：${text}`}
      onClick={() => void go('place.address', purposeOf(name))}
    >
      <Icon name={icon} size={16} className={styles.pin} />
      <Text as="span" className={styles.name}>
        {text}
      </Text>
      <Icon name="chevron-down" size={16} className={styles.more} />
    </Element>
  );
  return (
    <Element className={styles.head}>
      <Row wrap>
        {place(
          'pickup',
          'map-pin',
          pickup.delivery ? '修改送车地点' : '修改取车门店',
          pickup.delivery?.name ?? pickup.site?.name ?? `${pickup.city.city}的门店`,
        )}
        {end.site || isOneWay
          ? place(
              'return',
              'arrow-right',
              end.delivery ? '修改取回地点' : '修改还车门店',
              nameFrom(pickup.city.city, {
                city: end.city.city,
                name: end.delivery?.name ?? end.site?.name ?? `${end.city.city}的门店`,
              }),
            )
          : null}
      </Row>
      <PeriodBar fromTime={search.fromTime} toTime={search.toTime} onClick={onEditPeriod} />
    </Element>
  );
});
