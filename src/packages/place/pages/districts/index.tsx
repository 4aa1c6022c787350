import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PlaceSkeleton } from '@/blocks/place-chooser/PlaceSkeleton';
import { districtTypes } from '@/blocks/place-chooser/placeKinds';
import { Button } from '@/components/button/Button';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { SearchStore } from '@/stores/SearchStore';
import { purposeOf, endNameOf } from '@/stores/TripEnd';
import { useStore } from '@/stores/rootContext';
import { DistrictRows, leaveDistricts } from '../../components/DistrictRows';
import { useChoosing } from '../../components/useChoosing';
import { DistrictListStore } from '../../stores/DistrictListStore';
import styles from './Districts.module.scss';

/** 选择区域: administrative districts and business areas, and those chosen before (specification §2, /district). */
const Districts = observer(function Districts({ params }: ScreenProps<'place.districts'>) {
  const end = endNameOf(params.purpose);
  const city = useStore(SearchStore)[end].city;
  const store = useStore(DistrictListStore);
  const choosing = useChoosing(leaveDistricts);
  useEffect(() => void store.list.load(city.id), [store, city.id]);

  return (
    <Element className={styles.districts}>
      <Element className={styles.head}>
        <Cell
          title={end === 'return' ? '还车城市' : '取车城市'}
          value={city.city}
          onClick={() => void go('place.city', purposeOf(end))}
        />
        <Button icon="search" block onClick={() => void go('place.districtSearch', purposeOf(end))}>
          搜索区域
        </Button>
      </Element>
      <ResourceView resource={store.list} skeleton={<PlaceSkeleton />}>
        {({ districts }) =>
          districts.length === 0 ? (
            <StateView
              icon="map"
              title={`${city.city}没有划分区域`}
              text="可以直接选门店。"
              action={{ text: '全部门店', onClick: () => void go('site.list', purposeOf(end)) }}
            />
          ) : (
            <>
              <DistrictRows title="历史区域" end={end} districts={store.remembered} choosing={choosing} />
              {districtTypes.map(({ key, text }) => (
                <DistrictRows
                  key={key}
                  title={text}
                  end={end}
                  districts={districts.filter(({ type }) => type === key)}
                  choosing={choosing}
                />
              ))}
            </>
          )
        }
      </ResourceView>
    </Element>
  );
});

export default definePage('place.districts', Districts);
