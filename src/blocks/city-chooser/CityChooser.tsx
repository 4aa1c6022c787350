import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ChoicePills } from '@/components/grouped-chooser/ChoicePills';
import { GroupedChooser } from '@/components/grouped-chooser/GroupedChooser';
import { groupByInitial } from '@/domain/citySearch';
import { CityStore } from '@/stores/CityStore';
import { HistoryStore } from '@/stores/HistoryStore';
import { useStore } from '@/stores/rootContext';
import type { City } from '~types/api/city';
import { cityName, noCityFound } from './cityChoices';
import { LocatedCity } from './LocatedCity';

interface CityChooserProps {
  /** The city that is shown while another one is looked for. */
  selected: City;
  /** Only cities to which a car taken in this one may be returned; absent: all cities of the service. */
  returnFrom?: City | undefined;
  onChoose: (city: City) => void;
}

const groupsOf = ({ cfg_citys: cities }: { cfg_citys: City[] }) => groupByInitial(cities);

/**
 * Chooses a city: by name, pinyin and initials, where the device is, from those chosen before, the hot ones, or the
 * whole list by initial (specification §2, /city). It returns the city; what becomes of it is the screen's matter.
 */
export const CityChooser = observer(function CityChooser({
  selected,
  returnFrom,
  onChoose,
}: CityChooserProps) {
  const store = useStore(CityStore);
  const { cities: chosenBefore, citiesAmong } = useStore(HistoryStore);
  const { cities, returnCities, loadCities } = store;
  const from = returnFrom?.id;
  useEffect(() => {
    void (from === undefined ? loadCities() : returnCities.load(from));
  }, [loadCities, returnCities, from]);

  const history = from === undefined ? chosenBefore : citiesAmong(returnCities.data?.cfg_citys ?? []);
  return (
    <GroupedChooser
      id="city-search"
      placeholder="城市名、拼音或首字母"
      resource={from === undefined ? cities : returnCities}
      groupsOf={groupsOf}
      find={({ cfg_citys: all }, text) => store.search(all, text)}
      nameOf={cityName}
      nothing={noCityFound}
      onChoose={onChoose}
    >
      {from === undefined ? <LocatedCity selected={selected} onChoose={onChoose} /> : null}
      <ChoicePills title="历史城市" items={history} nameOf={cityName} onChoose={onChoose} />
      {from === undefined ? (
        <ChoicePills
          title="热门城市"
          items={cities.data?.hot_citys ?? []}
          nameOf={cityName}
          onChoose={onChoose}
        />
      ) : null}
    </GroupedChooser>
  );
});
