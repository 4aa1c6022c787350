import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { Row } from '@/components/row/Row';
import { shortCityName } from '@/domain/display';
import { distanceText, metresBetween } from '@/domain/geo';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { purposeOf, type EndName, type TripEnd } from '@/stores/TripEnd';
import styles from './PlaceRow.module.scss';

const words = {
  pickup: { label: '取车', delivery: '送车上门到' },
  return: { label: '还车', delivery: '上门取车：' },
} as const;

/** What can be chosen. */
const PLACES = '机场 / 商圈 / 路口';

/**
 * What was chosen for an end of the trip, and below it the site that serves it with its distance; a pickup without a site
 * is the whole city (issue 11).
 */
function placeOf(tripEnd: TripEnd): { name?: string; note?: string } {
  const { name: end, chosenSite: site, delivery: door, address } = tripEnd;
  if (!site) return end === 'pickup' ? { name: tripEnd.wholeCityName, note: PLACES } : {};
  const point = door ?? address;
  if (!point) return { name: site.name };
  return {
    name: door ? `${words[end].delivery}${door.name}` : point.name,
    note: `${site.name} ${distanceText(metresBetween(point.location, site.location))}`,
  };
}

interface PlaceRowProps {
  end: EndName;
  /** Right of the place. */
  children?: ReactNode;
}

/** City and place of an end of the trip in one row: 北京 | 首都机场T3, below it 首都机场T3店 850米 (specification §2). */
export const PlaceRow = observer(function PlaceRow({ end, children }: PlaceRowProps) {
  const search = useStore(SearchStore);
  const { city } = search[end].city;
  const { label } = words[end];
  const { name, note } = placeOf(search[end]);
  return (
    <Row className={styles.place}>
      <Element
        as="button"
        className={styles.city}
        aria-label={`${label}城市：${city}`}
        onClick={() => void go('place.city', purposeOf(end))}
      >
        {shortCityName(city)}
        <Icon name="chevron-down" size={16} />
      </Element>
      <Element as="button" className={styles.site} onClick={() => void go('place.address', purposeOf(end))}>
        <Element as="span" className={styles.label}>
          {`${label}地点`}
        </Element>
        <Element as="span" className={`${styles.name} ${name ? '' : styles.placeholder}`}>
          {name ?? PLACES}
        </Element>
        {note ? (
          <Element as="span" className={styles.note}>
            {note}
          </Element>
        ) : null}
      </Element>
      {children}
    </Row>
  );
});
