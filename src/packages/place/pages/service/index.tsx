import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { FoundPlaces } from '@/blocks/place-chooser/FoundPlaces';
import { PlaceRow } from '@/blocks/place-chooser/PlaceRow';
import { PlaceSkeleton } from '@/blocks/place-chooser/PlaceSkeleton';
import { PlaceSection, RowList } from '@/blocks/place-chooser/PlaceSection';
import { RememberedPlaces } from '@/blocks/place-chooser/RememberedPlaces';
import { usePlaceSearch } from '@/blocks/place-chooser/usePlaceSearch';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { SearchHead, SearchHint } from '@/components/search-box/SearchHead';
import { definePage, type ScreenProps } from '@/page/definePage';
import { HistoryStore } from '@/stores/HistoryStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { PlaceListStore } from '@/stores/PlaceListStore';
import { SearchStore } from '@/stores/SearchStore';
import { endNameOf } from '@/stores/TripEnd';
import { useStore } from '@/stores/rootContext';
import type { DeliveryPoint } from '~types/api/address';
import type { LngLat } from '~types/api/call';
import { CurrentPosition } from '../../components/CurrentPosition';
import { DeliveryCard } from '../../components/DeliveryCard';
import { deliveryTexts } from '../../components/deliveryTexts';
import { otherWays } from '../../components/otherWays';
import { SiteCards } from '../../components/SiteCards';
import { useChoosing } from '../../components/useChoosing';
import { DeliveryStore } from '../../stores/DeliveryStore';
import styles from './Service.module.scss';

/** Tells the main action from the choice of a site. */
const confirmKey = 'confirm';

const isSame = (a: DeliveryPoint | undefined, b: DeliveryPoint | undefined): boolean =>
  a?.name === b?.name && a?.location.lng === b?.location.lng && a?.location.lat === b?.location.lat;

/** 送车上门 and, with `purpose=return`, 上门取车 (specification §2, /address/service). */
const Service = observer(function Service({ params }: ScreenProps<'place.service'>) {
  const end = endNameOf(params.purpose);
  const texts = deliveryTexts[end];
  const search = useStore(SearchStore);
  const history = useStore(HistoryStore);
  const overlay = useStore(OverlayStore);
  const list = useStore(PlaceListStore);
  const store = useStore(DeliveryStore);
  const { city, origin: location, delivery: chosen } = search[end];
  const places = usePlaceSearch({ cityId: city.id, location });
  const { busyKey, choose } = useChoosing();
  useEffect(() => store.open(end), [store, end, city.id]);

  const { point } = store;
  const isChosen = point !== undefined && isSame(point, chosen);
  const consider = ({ name, address, location }: DeliveryPoint): void => {
    store.consider(end, { name, address, location });
    places.setKeyword('');
  };
  // The staff of the site has to find it: a position alone says nothing to them.
  const whereabouts = (position: LngLat): string => {
    const near = list.placeNear(position);
    return near ? `${near.name}附近` : city.city;
  };
  const cancel = (): void => {
    void search[end].chooseDelivery(undefined);
    store.consider(end, undefined);
    overlay.showToast(texts.cancelled);
  };

  return (
    <>
      <SearchHead
        id="service-search"
        placeholder="机场 / 商圈 / 路口"
        value={places.keyword}
        onChange={places.setKeyword}
      />
      {places.words ? (
        <FoundPlaces busyKey={undefined} otherWays={otherWays(end)} onChoose={consider} />
      ) : (
        <Element className={styles.service}>
          {point ? (
            <DeliveryCard end={end} point={point} isChosen={isChosen} />
          ) : (
            <SearchHint text={texts.ask} />
          )}
          {chosen && !isChosen ? (
            <PlaceSection title={`已选${texts.name}`} action={{ text: texts.cancel, onClick: cancel }}>
              <RowList label={`已选${texts.name}`} items={[chosen]} keyOf={({ name }) => name}>
                {({ name, address }) => (
                  <PlaceRow
                    icon="truck"
                    name={name}
                    notes={[address]}
                    onClick={() => store.consider(end, chosen)}
                  />
                )}
              </RowList>
            </PlaceSection>
          ) : null}
          <CurrentPosition
            city={city}
            noteOf={whereabouts}
            busy={false}
            onChoose={location =>
              consider({ name: `${whereabouts(location)}（我的位置）`, address: '', location })
            }
            onSwitchCity={located => search[end].chooseCity(located)}
          />
          <RememberedPlaces
            cityId={city.id}
            busyKey={undefined}
            onChoose={consider}
            onForget={() => history.forget('places')}
          />
          <ResourceView resource={list.surroundings} skeleton={<PlaceSkeleton />}>
            {() =>
              list.servicePoints.length > 0 ? (
                <PlaceSection title="服务点和送车点">
                  <SiteCards
                    label="服务点和送车点"
                    sites={list.servicePoints}
                    chosenId={search[end].site?.id}
                    onChoose={site =>
                      choose(site.id, async () => {
                        await search[end].chooseDelivery(undefined);
                        search[end].chooseSite(site);
                      })
                    }
                  />
                </PlaceSection>
              ) : null
            }
          </ResourceView>
        </Element>
      )}
      {point && !places.words ? (
        <ActionBar>
          {isChosen ? (
            <Button block onClick={cancel}>
              {texts.cancel}
            </Button>
          ) : (
            <Button
              kind="primary"
              block
              busy={busyKey === confirmKey}
              disabled={!store.terms.data?.terms?.isPossible}
              onClick={() => choose(confirmKey, () => search[end].chooseDelivery(point))}
            >
              {texts.confirm}
            </Button>
          )}
        </ActionBar>
      ) : null}
    </>
  );
});

export default definePage('place.service', Service);
