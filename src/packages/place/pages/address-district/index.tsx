import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PlaceRow } from '@/blocks/place-chooser/PlaceRow';
import { PlaceSection, RowList } from '@/blocks/place-chooser/PlaceSection';
import { PlaceSkeleton } from '@/blocks/place-chooser/PlaceSkeleton';
import { placeIcon } from '@/blocks/place-chooser/placeKinds';
import { usePlaces } from '@/blocks/place-chooser/usePlaceSearch';
import { Element } from '@/components/element/Element';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { StateView } from '@/components/state-view/StateView';
import { distanceText } from '@/domain/geo';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { PlaceListStore } from '@/stores/PlaceListStore';
import { SearchStore } from '@/stores/SearchStore';
import { purposeOf, endNameOf, type EndName } from '@/stores/TripEnd';
import { useStore } from '@/stores/rootContext';
import type { District } from '~types/api/address';
import { DistrictRow } from '../../components/DistrictRow';
import { SiteCards } from '../../components/SiteCards';
import { useChoosing } from '../../components/useChoosing';
import { DistrictListStore } from '../../stores/DistrictListStore';
import styles from './AddressDistrict.module.scss';

/** What lies in a district, to choose; and the district as a whole. */
const DistrictContent = observer(function DistrictContent({
  district,
  end,
}: {
  district: District;
  end: EndName;
}) {
  const search = useStore(SearchStore);
  const { places, sites } = useStore(PlaceListStore).within(district);
  const { busyKey, choose } = useChoosing();
  return (
    <>
      <PlaceSection title="整个区域">
        <RowList label="整个区域" items={[district]} keyOf={({ id }) => id}>
          {whole => (
            <DistrictRow
              district={whole}
              busy={whole.id === busyKey}
              onClick={() => choose(whole.id, () => search[end].chooseDistrict(whole))}
            />
          )}
        </RowList>
      </PlaceSection>
      {sites.length > 0 ? (
        <PlaceSection title="门店">
          <SiteCards
            label="门店"
            sites={sites}
            chosenId={search[end].chosenSite?.id}
            onChoose={site => choose(site.id, () => Promise.resolve(search[end].chooseSite(site)))}
          />
        </PlaceSection>
      ) : null}
      {places.length > 0 ? (
        <PlaceSection title="地点">
          <RowList label="地点" items={places} keyOf={place => place.id}>
            {place => (
              <PlaceRow
                icon={placeIcon(place.kind)}
                name={place.name}
                notes={[distanceText(place.distance)]}
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

/** 按区域选地点: districts at the left, what lies in one at the right (specification §2, /address/district). */
const AddressDistrict = observer(function AddressDistrict({ params }: ScreenProps<'place.addressDistrict'>) {
  const end = endNameOf(params.purpose);
  const store = useStore(DistrictListStore);
  const { city, origin: location } = useStore(SearchStore)[end];
  const cityId = city.id;
  const list = usePlaces({ cityId, location });
  const [districtId, setDistrictId] = useState<string>();
  useEffect(() => void store.list.load(cityId), [store, cityId]);

  const current = store.districts.find(({ id }) => id === districtId) ?? store.districts[0];
  return (
    <ResourceView resource={store.list} skeleton={<PlaceSkeleton />}>
      {({ districts }) =>
        current ? (
          <Row align="stretch" className={styles.panes}>
            <Element className={styles.side}>
              <Element as="ul" className={styles.districts} aria-label={`${city.city}的区域`}>
                {districts.map(district => (
                  <Element as="li" key={district.id}>
                    <Element
                      as="button"
                      className={`${styles.district} ${district === current ? styles.current : ''}`}
                      aria-pressed={district === current}
                      onClick={() => setDistrictId(district.id)}
                    >
                      {district.name}
                    </Element>
                  </Element>
                ))}
              </Element>
            </Element>
            <Rest className={styles.content}>
              <ResourceView resource={list.surroundings} skeleton={<PlaceSkeleton />}>
                {() => <DistrictContent key={current.id} district={current} end={end} />}
              </ResourceView>
            </Rest>
          </Row>
        ) : (
          <StateView
            icon="map"
            title={`${city.city}没有划分区域`}
            text="可以直接选门店。"
            action={{ text: '全部门店', onClick: () => void go('site.list', purposeOf(end)) }}
          />
        )
      }
    </ResourceView>
  );
});

export default definePage('place.addressDistrict', AddressDistrict);
