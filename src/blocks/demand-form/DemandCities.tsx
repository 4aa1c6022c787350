import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Radio } from '@/components/radio/Radio';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Text } from '@/components/text/Text';
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

/** The cities of a line of demands, by what is offered in them. */
export const DemandCities = observer(function DemandCities({ line, onChosen }: DemandCitiesProps) {
  const { cities, city: chosen } = line;
  useEffect(() => {
    if (!cities.data) void cities.load();
  }, [cities]);
  return (
    <ResourceView resource={cities} onRetry={() => void cities.load()}>
      {({ cities: all }) => (
        <>
          {byServices(all).map(([services, own]) => (
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
      )}
    </ResourceView>
  );
});
