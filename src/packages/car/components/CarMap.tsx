import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { SiteCard } from '@/blocks/site-card/SiteCard';
import { hereOf } from '@/blocks/site-map/hereOf';
import { SiteMap } from '@/blocks/site-map/SiteMap';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Price } from '@/components/price/Price';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { MapSite } from '~types/api/site';
import { CarMapStore } from '../stores/CarMapStore';
import styles from './CarMap.module.scss';

/** The sites around on a map with their lowest price for the period; choosing one leads to its cars (rental.md, details of flow 9). */
export const CarMap = observer(function CarMap({ onChosen }: { onChosen: () => void }) {
  const search = useStore(SearchStore);
  const map = useStore(CarMapStore);
  const { area, selected } = map;
  const choose = (site: MapSite): void => {
    search.takeAt(site);
    onChosen();
  };

  useEffect(() => {
    void map.open();
  }, [map, search.pickup.city.id, search.fromTime, search.toTime, search.trip]);

  if (!area) return null;
  return (
    <Element className={styles.screen}>
      <SiteMap
        label={`${search.pickup.city.city}的门店地图`}
        centre={area.centre}
        markers={map.markers}
        selectedId={map.selectedId}
        here={hereOf(search.pickup)}
        cityId={search.pickup.city.id}
        onSelect={map.select}
        onMove={map.move}
      />
      {map.canSearchHere ? (
        <Element className={styles.here}>
          <Button icon="search" busy={map.sites.isLoading} onClick={() => void map.searchHere()}>
            搜索此区域
          </Button>
        </Element>
      ) : null}
      <Element role="status" className={styles.note}>
        {map.isEmpty && !map.sites.isLoading ? '这里没有门店，移动地图再搜索试试' : ''}
      </Element>
      {selected ? (
        <Element as="section" className={styles.chosen} aria-label="选中的门店">
          <SiteCard
            site={selected}
            chosen={selected.id === search.pickup.chosenSite?.id}
            onClick={() => choose(selected)}
          />
          {selected.status === 'OPEN' ? (
            <Row className={styles.offer}>
              <Text size={12} tone="secondary" grow className={styles.price}>
                {selected.lowest_daily_price === undefined ? (
                  '这段时间没有可订的车'
                ) : (
                  <>
                    <Price fen={selected.lowest_daily_price} label="日均" suffix="起" />
                    <Element>{`${selected.bookable}款可订`}</Element>
                  </>
                )}
              </Text>
              <Button kind="primary" onClick={() => choose(selected)}>
                看这家店的车
              </Button>
            </Row>
          ) : null}
        </Element>
      ) : null}
    </Element>
  );
});
