import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { noCityFound } from '@/blocks/city-chooser/cityChoices';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Radio } from '@/components/radio/Radio';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { SearchHead } from '@/components/search-box/SearchHead';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { searchCities } from '@/domain/citySearch';
import type { DemandLine } from '@/stores/DemandLine';
import type { City } from '~types/api/city';

interface DemandCitiesProps {
  line: DemandLine<{ city_id: string }>;
  /** A city was chosen. */
  onChosen: () => void;
}

/** Cities by what they offer, said once for all of them: in a mini-program every word of every row is sent. */
function byServices(
  cities: readonly (City & { services: string[] })[],
): [services: string, cities: City[]][] {
  const groups = new Map<string, City[]>();
  for (const { services, ...city } of cities) {
    const words = services.join('、');
    groups.set(words, [...(groups.get(words) ?? []), city]);
  }
  return [...groups];
}

/** More cities than one looks through: they can be searched for. */
const LOOKED_THROUGH = 20;

/** The cities of a line of demands, by what is offered in them; of many, those that a typed text finds. */
export const DemandCities = observer(function DemandCities({ line, onChosen }: DemandCitiesProps) {
  const { cities, city: chosen } = line;
  const [keyword, setKeyword] = useState('');
  useEffect(() => {
    if (!cities.data) void cities.load();
  }, [cities]);
  return (
    <ResourceView resource={cities} onRetry={() => void cities.load()}>
      {({ cities: all }) => {
        const found = keyword.trim() ? searchCities(all, keyword) : all;
        return (
          <>
            {all.length > LOOKED_THROUGH ? (
              <SearchHead
                id="demand-city-search"
                placeholder="城市名、拼音或首字母"
                value={keyword}
                onChange={setKeyword}
              />
            ) : null}
            {found.length === 0 ? (
              <StateView icon="search-x" title={noCityFound.title} text={noCityFound.text} />
            ) : null}
            {byServices(found).map(([services, own]) => (
              <Card key={services} aria-label={services}>
                <Text as="h2" size={14} tone="secondary" words>
                  {services}
                </Text>
                <Element role="radiogroup" aria-label={`提供${services}的城市`}>
                  {own.map(city => (
                    <Radio
                      key={city.id}
                      checked={city.id === chosen.id}
                      onChoose={() => {
                        line.chooseCity(city);
                        onChosen();
                      }}
                    >
                      {city.city}
                    </Radio>
                  ))}
                </Element>
              </Card>
            ))}
          </>
        );
      }}
    </ResourceView>
  );
});
