import { observer } from 'mobx-react';
import { definePage, type ScreenProps } from '@/page/definePage';
import { useOpeningFocus } from '@/page/useOpeningFocus';
import { HistoryStore } from '@/stores/HistoryStore';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { endNameOf } from '@/stores/TripEnd';
import { FoundPlaces } from '../../components/FoundPlaces';
import { rememberedKey, RememberedPlaces } from '../../components/RememberedPlaces';
import { SearchHead, SearchHint } from '../../components/SearchHead';
import { useChoosing } from '../../components/useChoosing';
import { usePlaceSearch } from '../../components/usePlaceSearch';

/** 搜索地点: by name, pinyin, initials or address, or chosen before (specification §2, /address/search). */
const AddressSearch = observer(function AddressSearch({ params }: ScreenProps<'place.addressSearch'>) {
  const end = endNameOf(params.purpose);
  const search = useStore(SearchStore);
  const history = useStore(HistoryStore);
  const { store, city } = usePlaceSearch(end);
  const { busyKey, choose } = useChoosing();
  useOpeningFocus('address-search');

  return (
    <>
      <SearchHead
        id="address-search"
        placeholder="机场 / 商圈 / 路口"
        value={store.keyword}
        onChange={store.setKeyword}
      />
      {store.words ? (
        <FoundPlaces
          end={end}
          busyKey={busyKey}
          onChoose={place => choose(place.id, () => search[end].choosePlace(place))}
        />
      ) : (
        <>
          {history.placesOf(city.id).length === 0 ? (
            <SearchHint
              text={`在${city.city}找地点，可以输入名称、拼音或首字母，例如“机场”“jichang”“jc”。`}
            />
          ) : null}
          <RememberedPlaces
            cityId={city.id}
            busyKey={busyKey}
            onChoose={place => choose(rememberedKey(place), () => search[end].choosePlace(place))}
          />
        </>
      )}
    </>
  );
});

export default definePage('place.addressSearch', AddressSearch);
