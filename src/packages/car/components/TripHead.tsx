import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { nameFrom } from '@/domain/display';
import { describePeriod, shortDays } from '@/domain/rentalTime';
import { format } from '@/domain/shanghaiTime';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { purposeOf, type EndName } from '@/stores/TripEnd';
import styles from './TripHead.module.scss';

const clock = (time: string): string => format(time, 'HH:mm');

interface TripHeadProps {
  onEditPeriod: () => void;
  /** At its right end, where there is room for it. */
  children?: ReactNode;
}

/**
 * Where and when the car is taken and returned, each of it changed by a tap: one line that stays while the list scrolls
 * (look.md, sticky, not tall).
 */
export const TripHead = observer(function TripHead({ onEditPeriod, children }: TripHeadProps) {
  const { pickup, return: end, isOneWay, fromTime, toTime } = useStore(SearchStore);
  const place = (name: EndName, label: string, text: string) => (
    <Element
      as="button"
      className={styles.place}
      aria-label={`${label}：${text}`}
      onClick={() => void go('place.address', purposeOf(name))}
    >
      <Icon name={name === 'pickup' ? 'map-pin' : 'arrow-right'} size={16} className={styles.pin} />
      <Text as="span" truncate>
        {text}
      </Text>
    </Element>
  );
  const length = describePeriod(fromTime, toTime);
  const days = shortDays(fromTime, toTime);
  return (
    <Row className={styles.head}>
      {place(
        'pickup',
        pickup.delivery ? '修改送车地点' : '修改取车门店',
        pickup.delivery?.name ?? pickup.chosenSite?.name ?? pickup.wholeCityName,
      )}
      {end.site || isOneWay
        ? place(
            'return',
            end.delivery ? '修改取回地点' : '修改还车门店',
            nameFrom(pickup.city.city, {
              city: end.city.city,
              name: end.delivery?.name ?? end.site?.name ?? `${end.city.city}的门店`,
            }),
          )
        : null}
      <Row
        as="button"
        className={styles.period}
        // What is seen comes first: who speaks to their phone says what they see.
        aria-label={`${days} ${length}，${clock(fromTime)}取车，${clock(toTime)}还车，修改取还车时间`}
        onClick={onEditPeriod}
      >
        <Text as="span" numeric>
          {/* The space parts them for who hears it. */}
          {`${days} `}
        </Text>
        <Text as="span" weight={600} tone="selected" className={styles.length}>
          {length}
        </Text>
        <Icon name="chevron-down" size={16} />
      </Row>
      {children ? <Element className={styles.actions}>{children}</Element> : null}
    </Row>
  );
});
