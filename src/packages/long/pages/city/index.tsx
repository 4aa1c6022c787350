import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { GroupedChooser } from '@/components/grouped-chooser/GroupedChooser';
import { cityName, noCityFound } from '@/blocks/city-chooser/cityChoices';
import { groupByInitial } from '@/domain/citySearch';
import { definePage } from '@/page/definePage';
import { back } from '@/page/navigate';
import { CityStore } from '@/stores/CityStore';
import { useStore } from '@/stores/rootContext';
import type { LongCity } from '~types/api/orderLong';
import { LongSearchStore } from '../../stores/LongSearchStore';

const groupsOf = ({ cities }: { cities: LongCity[] }) => groupByInitial(cities);

/** The cities where cars are rented by the month (specification §2, /longrent_book/city). */
const LongCityChoice = observer(function LongCityChoice() {
  const search = useStore(LongSearchStore);
  const store = useStore(CityStore);
  useEffect(() => void search.cities.load(), [search]);
  return (
    <GroupedChooser
      id="long-city-search"
      placeholder="城市名、拼音或首字母"
      resource={search.cities}
      groupsOf={groupsOf}
      find={({ cities }, text) => store.search(cities, text)}
      nameOf={cityName}
      nothing={noCityFound}
      onChoose={city => {
        search.chooseCity(city);
        void back();
      }}
    />
  );
});

export default definePage('long.city', LongCityChoice);
