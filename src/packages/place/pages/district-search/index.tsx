import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PlaceSkeleton } from '@/blocks/place-chooser/PlaceSkeleton';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { SearchHead, SearchHint } from '@/components/search-box/SearchHead';
import { StateView } from '@/components/state-view/StateView';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useOpeningFocus } from '@/page/useOpeningFocus';
import { HistoryStore } from '@/stores/HistoryStore';
import { SearchStore } from '@/stores/SearchStore';
import { purposeOf, endNameOf } from '@/stores/TripEnd';
import { useStore } from '@/stores/rootContext';
import { DistrictRows, leaveDistricts } from '../../components/DistrictRows';
import { useChoosing } from '../../components/useChoosing';
import { DistrictListStore } from '../../stores/DistrictListStore';

/** 搜索区域: by name, pinyin or initials, or chosen before (specification §2, /district/search; §5, history). */
const DistrictSearch = observer(function DistrictSearch({ params }: ScreenProps<'place.districtSearch'>) {
  const end = endNameOf(params.purpose);
  const city = useStore(SearchStore)[end].city;
  const history = useStore(HistoryStore);
  const store = useStore(DistrictListStore);
  const choosing = useChoosing(leaveDistricts);
  useOpeningFocus('district-search');
  useEffect(() => {
    store.setKeyword('');
    void store.list.load(city.id);
  }, [store, city.id]);

  const isTyping = store.keyword.trim() !== '';
  return (
    <>
      <SearchHead
        id="district-search"
        placeholder="区域名、拼音或首字母"
        value={store.keyword}
        onChange={store.setKeyword}
      />
      <ResourceView resource={store.list} skeleton={<PlaceSkeleton />}>
        {() =>
          isTyping && store.found.length === 0 ? (
            <StateView
              icon="search-x"
              title="没有找到这个区域"
              text={`试试${city.city}的区名、商圈名或首字母，也可以直接搜索地点。`}
              action={{
                text: '搜索地点',
                onClick: () => void go('place.addressSearch', purposeOf(end)),
              }}
            />
          ) : isTyping ? (
            <DistrictRows title="搜索结果" end={end} districts={store.found} choosing={choosing} />
          ) : (
            <>
              {store.remembered.length === 0 ? (
                <SearchHint text={`输入${city.city}的区名或商圈名，拼音和首字母也可以。`} />
              ) : null}
              <DistrictRows
                title="历史区域"
                end={end}
                districts={store.remembered}
                choosing={choosing}
                action={{
                  text: '清空',
                  label: '清空历史区域',
                  onClick: () => history.forget('districts'),
                }}
              />
            </>
          )
        }
      </ResourceView>
    </>
  );
});

export default definePage('place.districtSearch', DistrictSearch);
