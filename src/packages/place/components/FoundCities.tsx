import { StateView } from '@/components/state-view/StateView';
import type { City } from '~types/api/city';
import { CityRows } from './CityRows';

/** What a text finds among the cities. */
export function FoundCities({
  cities,
  onChoose,
}: {
  cities: readonly City[];
  onChoose: (city: City) => void;
}) {
  return cities.length > 0 ? (
    <CityRows title="搜索结果" cities={cities} isFirst onChoose={onChoose} />
  ) : (
    <StateView
      icon="search-x"
      title="没有找到这个城市"
      text="试试城市全名或拼音，例如“成都”“chengdu”“cd”。"
    />
  );
}
