import { observer } from 'mobx-react-lite';
import { PlaceChooser } from '@/blocks/place-chooser/PlaceChooser';
import { definePage, type ScreenProps } from '@/page/definePage';
import { useOpeningFocus } from '@/page/useOpeningFocus';
import { SearchStore } from '@/stores/SearchStore';
import { endNameOf } from '@/stores/TripEnd';
import { HistoryStore } from '@/stores/HistoryStore';
import { useStore } from '@/stores/rootContext';
import { otherWays } from '../../components/otherWays';
import { useChoosing } from '../../components/useChoosing';

/** 搜索地点 for an end of the trip: the place, and with it the nearest site (specification §2, /address/search). */
const AddressSearch = observer(function AddressSearch({ params }: ScreenProps<'place.addressSearch'>) {
  const end = useStore(SearchStore)[endNameOf(params.purpose)];
  const history = useStore(HistoryStore);
  const { busyKey, choose } = useChoosing();
  useOpeningFocus('address-search');
  return (
    <PlaceChooser
      id="address-search"
      city={end.city}
      origin={end.origin}
      busyKey={busyKey}
      otherWays={otherWays(end.name)}
      onForget={() => history.forget('places')}
      onChoose={(place, key) => choose(key, () => end.choosePlace(place))}
    />
  );
});

export default definePage('place.addressSearch', AddressSearch);
