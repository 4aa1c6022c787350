import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PlaceRow } from '@/blocks/place-chooser/PlaceRow';
import { PlaceSection, RowList } from '@/blocks/place-chooser/PlaceSection';
import { PlaceSkeleton } from '@/blocks/place-chooser/PlaceSkeleton';
import { rememberedKey, RememberedPlaces } from '@/blocks/place-chooser/RememberedPlaces';
import { placeIcon, placeKinds } from '@/blocks/place-chooser/placeKinds';
import { usePlaces } from '@/blocks/place-chooser/usePlaceSearch';
import { Button } from '@/components/button/Button';
import { Chips } from '@/components/chips/Chips';
import { ChoiceTabs } from '@/components/choice-tabs/ChoiceTabs';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Icon, type IconName } from '@/components/icon/Icon';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Row } from '@/components/row/Row';
import { StateView } from '@/components/state-view/StateView';
import { shortCityName } from '@/domain/display';
import { distanceText } from '@/domain/geo';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { HistoryStore } from '@/stores/HistoryStore';
import { PlaceListStore } from '@/stores/PlaceListStore';
import { SearchStore } from '@/stores/SearchStore';
import { endNameOf, myPosition, purposeOf, type EndName } from '@/stores/TripEnd';
import { useStore } from '@/stores/rootContext';
import type { PlaceKind } from '~types/api/address';
import { CurrentPosition } from '../../components/CurrentPosition';
import { deliveryTexts } from '../../components/deliveryTexts';
import { SiteCards } from '../../components/SiteCards';
import { useChoosing, type Choosing } from '../../components/useChoosing';
import { WholeCity } from '../../components/WholeCity';
import { icons } from '../../icons';
import styles from './Address.module.scss';

const ends: readonly { key: EndName; text: string }[] = [
  { key: 'pickup', text: '取车' },
  { key: 'return', text: '还车' },
];

/** Tells the choice of the device's position from that of a place. */
const positionKey = 'position';

/** The city, the field that leads to the search, and what is chosen. */
const Head = observer(function Head({ end }: { end: EndName }) {
  const search = useStore(SearchStore);
  const { chosenSite: site, delivery: door, wholeCityName } = search[end];
  const { city } = search[end].city;
  const unchosen = end === 'return' ? '还没有选还车门店，默认还回取车门店' : `已选：${wholeCityName}`;
  const chosen = door ? `${deliveryTexts[end].name}：${door.name}` : site && `已选：${site.name}`;
  return (
    <Element className={styles.head}>
      <Row className={styles.where}>
        <Element
          as="button"
          className={styles.city}
          aria-label={`城市：${city}`}
          onClick={() => void go('place.city', purposeOf(end))}
        >
          {shortCityName(city)}
          <Icon name="chevron-down" size={16} />
        </Element>
        <Element
          as="button"
          className={styles.field}
          aria-label="搜索地点：机场 / 商圈 / 路口"
          onClick={() => void go('place.addressSearch', purposeOf(end))}
        >
          <Icon name="search" className={styles.fieldIcon} />
          机场 / 商圈 / 路口
        </Element>
      </Row>
      <Row wrap className={styles.chosen}>
        <Element as="p" className={styles.chosenText}>
          {chosen ?? unchosen}
        </Element>
        {end === 'return' && search.return.isChosen ? (
          <Button kind="link" onClick={() => search.return.clear()}>
            还回取车门店
          </Button>
        ) : null}
      </Row>
    </Element>
  );
});

/** Three other ways to a place. */
function Ways({ end }: { end: EndName }) {
  const ways: readonly { text: string; icon: IconName; open: () => Promise<void> }[] = [
    { text: '按区域选', icon: 'compass', open: () => go('place.addressDistrict', purposeOf(end)) },
    {
      text: deliveryTexts[end].name,
      icon: 'truck',
      open: () => go('place.service', purposeOf(end)),
    },
    { text: '异地还车', icon: icons.route, open: () => go('place.oneWay') },
  ];
  return (
    <Grid as="ul" columns={3} gap={2} className={styles.ways} aria-label="其他选法">
      {ways.map(way => (
        <Element as="li" key={way.text}>
          <Element as="button" className={styles.way} onClick={() => void way.open()}>
            <Icon name={way.icon} size={22} className={styles.wayIcon} />
            {way.text}
          </Element>
        </Element>
      ))}
    </Grid>
  );
}

interface GroundProps {
  end: EndName;
  choosing: Choosing;
}

/** The nearest sites, and the well-known places by kind. */
const Ground = observer(function Ground({ end, choosing: { busyKey, choose } }: GroundProps) {
  const search = useStore(SearchStore);
  const { city, origin } = search[end];
  const list = useStore(PlaceListStore);
  const [kind, setKind] = useState<PlaceKind>();
  const places = list.surroundings.data?.places ?? [];
  const kinds = placeKinds.filter(({ key }) => places.some(place => place.kind === key));
  const shown = kinds.find(({ key }) => key === kind) ?? kinds[0];
  if (list.nearestSites.length === 0 && places.length === 0) {
    return (
      <StateView
        icon="search-x"
        title="这里还没有门店"
        text={`${city.city}暂时没有可取还车的门店，换个城市试试。`}
        action={{ text: '换个城市', onClick: () => void go('place.city', purposeOf(end)) }}
      />
    );
  }
  return (
    <>
      <PlaceSection
        title={origin ? '附近门店' : `${city.city}门店`}
        action={{ text: '全部门店', onClick: () => void go('site.list', purposeOf(end)) }}
      >
        <SiteCards
          label="附近门店"
          sites={list.nearestSites}
          chosenId={search[end].chosenSite?.id}
          onChoose={site => choose(site.id, () => Promise.resolve(search[end].chooseSite(site)))}
        />
      </PlaceSection>
      {shown ? (
        <PlaceSection title="热门地点">
          <Element className={styles.kinds}>
            <Chips label="地点类型" scrolls items={kinds} selected={[shown.key]} onToggle={setKind} />
          </Element>
          <RowList
            label={shown.text}
            items={places.filter(place => place.kind === shown.key)}
            keyOf={place => place.id}
          >
            {place => (
              <PlaceRow
                icon={placeIcon(place.kind)}
                name={place.name}
                notes={[place.address]}
                value={distanceText(place.distance)}
                busy={place.id === busyKey}
                onClick={() => choose(place.id, () => search[end].choosePlace(place))}
              />
            )}
          </RowList>
        </PlaceSection>
      ) : null}
    </>
  );
});

/** 取还车地点: all ways to choose the place of one end of the trip (specification §2, /address). */
const Address = observer(function Address({ params }: ScreenProps<'place.address'>) {
  const search = useStore(SearchStore);
  const history = useStore(HistoryStore);
  const [end, setEnd] = useState(() => endNameOf(params.purpose));
  const { city, origin: location } = search[end];
  const list = usePlaces({ cityId: city.id, location });
  const choosing = useChoosing();
  const { busyKey, choose } = choosing;

  return (
    <Element className={styles.address}>
      <ChoiceTabs label="取车还是还车" items={ends} current={end} onSelect={setEnd} />
      <Head end={end} />
      <Ways end={end} />
      {/* What comes and goes has a place of its own: a mini-program sends all that stands beside it. */}
      <Element>
        {end === 'pickup' ? (
          <WholeCity
            onChoose={() => choose('whole city', () => Promise.resolve(search.pickup.chooseWholeCity()))}
          />
        ) : null}
      </Element>
      <CurrentPosition
        city={city}
        noteOf={() => '选离您最近的门店'}
        busy={busyKey === positionKey}
        onChoose={position =>
          choose(positionKey, async () => {
            const point = myPosition(position);
            // What stands around the device is being loaded for the screen already.
            const site = await list.siteNear({ cityId: city.id, location: position });
            if (site) search[end].comeFrom(point, site);
            else await search[end].choosePoint(point);
          })
        }
        onSwitchCity={located => search[end].chooseCity(located)}
      />
      <Element>
        <RememberedPlaces
          cityId={city.id}
          busyKey={busyKey}
          onChoose={place => choose(rememberedKey(place), () => search[end].choosePlace(place))}
          onForget={() => history.forget('places')}
        />
      </Element>
      <ResourceView resource={list.surroundings} skeleton={<PlaceSkeleton />}>
        {() => <Ground end={end} choosing={choosing} />}
      </ResourceView>
    </Element>
  );
});

export default definePage('place.address', Address);
