import { observer } from 'mobx-react-lite';
import { CityChooser } from '@/blocks/city-chooser/CityChooser';
import { definePage, type ScreenProps } from '@/page/definePage';
import { back } from '@/page/navigate';
import { SearchStore } from '@/stores/SearchStore';
import { endNameOf } from '@/stores/TripEnd';
import { useStore } from '@/stores/rootContext';
import type { City } from '~types/api/city';

/** 选择城市 for an end of the trip. Where one may return depends on where one takes the car. */
const CityChoice = observer(function CityChoice({ params }: ScreenProps<'place.city'>) {
  const search = useStore(SearchStore);
  const end = search[endNameOf(params.purpose)];
  const choose = (city: City): void => {
    end.chooseCity(city);
    void back();
  };
  const returnFrom = end.name === 'return' ? search.pickup.city : undefined;
  return <CityChooser selected={end.city} returnFrom={returnFrom} onChoose={choose} />;
});

export default definePage('place.city', CityChoice);
