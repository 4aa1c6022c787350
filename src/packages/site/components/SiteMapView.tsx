import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { SiteFacts } from '@/blocks/site-card/SiteFacts';
import { hereOf } from '@/blocks/site-map/hereOf';
import { SiteMap } from '@/blocks/site-map/SiteMap';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Price } from '@/components/price/Price';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { purposeOf, type EndName } from '@/stores/TripEnd';
import type { MapSite, Site } from '~types/api/site';
import { SiteMapStore } from '../stores/SiteMapStore';
import styles from './SiteMapView.module.scss';
import { useSiteChoice } from './useSiteChoice';

/** What a site has for the period; nothing while that is not known. */
function Offer({ offer }: { offer: MapSite | undefined }) {
  if (!offer) return null;
  if (offer.lowest_daily_price === undefined) {
    return (
      <Text as="p" tone="secondary" className={styles.none}>
        您选的时间这里没有可租的车
      </Text>
    );
  }
  return (
    <Row as="p" align="baseline" wrap className={styles.offer}>
      <Price fen={offer.lowest_daily_price} label="日均" suffix="起" />
      <Text as="span" tone="secondary" className={styles.count}>{`${offer.bookable}款车可租`}</Text>
    </Row>
  );
}

/** The site whose pin was tapped, with what can be done. */
const SelectedSite = observer(function SelectedSite({ site, end }: { site: Site; end: EndName }) {
  const { selectedOffer } = useStore(SiteMapStore);
  const choice = useSiteChoice(end);
  const isClosed = site.status === 'CLOSED';
  return (
    <Element as="article" className={styles.card} aria-label={site.name}>
      <SiteFacts site={site} chosen={site.id === choice.chosenId} />
      {isClosed ? null : <Offer offer={selectedOffer} />}
      <Element className={styles.actions}>
        <Button onClick={() => void go('site.detail', { id: site.id, ...purposeOf(end) })}>详情</Button>
        <Button
          kind="primary"
          disabled={isClosed}
          busy={choice.isRunning}
          onClick={() => choice.choose(site)}
        >
          {isClosed ? '暂停营业' : choice.text}
        </Button>
      </Element>
    </Element>
  );
});

/** The sites of the list on a map: prices of the period on the pins, 搜索此区域 (rental.md, details of flow 9). */
export const SiteMapView = observer(function SiteMapView({ end }: { end: EndName }) {
  const store = useStore(SiteMapStore);
  const search = useStore(SearchStore);
  const { city } = search[end];
  useEffect(() => {
    void store.open(end);
  }, [store, end, city.id, search.fromTime, search.toTime, search.trip]);
  const { centre, selected, foundCount } = store;
  if (!centre) return null;
  return (
    <Element className={styles.view}>
      <SiteMap
        label={`${city.city}的门店地图`}
        centre={centre}
        markers={store.markers}
        selectedId={selected?.id}
        here={hereOf(search[end])}
        cityId={city.id}
        onSelect={store.select}
        onMove={store.move}
      />
      <Element className={styles.over}>
        {store.canSearchRegion ? (
          <Element className={styles.search}>
            <Button icon="search" busy={store.isSearching} onClick={() => void store.searchRegion()}>
              搜索此区域
            </Button>
          </Element>
        ) : null}
        <Element role="status" className={foundCount === undefined ? '' : styles.found}>
          {foundCount === undefined
            ? null
            : foundCount === 0
              ? '这一带没有门店，移动地图再看看'
              : `这一带有${foundCount}家门店`}
        </Element>
        {selected ? <SelectedSite site={selected} end={end} /> : null}
      </Element>
    </Element>
  );
});
