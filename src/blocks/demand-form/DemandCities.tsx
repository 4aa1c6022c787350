import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Radio } from '@/components/radio/Radio';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Text } from '@/components/text/Text';
import type { DemandLine } from '@/stores/DemandLine';

interface DemandCitiesProps {
  line: DemandLine<{ city_id: string }>;
  /** A city was chosen. */
  onChosen: () => void;
}

/** The cities of a line of demands, and what is offered in each. */
export const DemandCities = observer(function DemandCities({ line, onChosen }: DemandCitiesProps) {
  const { cities, city: chosen } = line;
  useEffect(() => {
    if (!cities.data) void cities.load();
  }, [cities]);
  return (
    <ResourceView resource={cities} onRetry={() => void cities.load()}>
      {({ cities: all }) => (
        <Card aria-label="可预约的城市">
          <Element role="radiogroup" aria-label="城市">
            {all.map(({ services, ...city }) => (
              <Radio
                key={city.id}
                checked={city.id === chosen.id}
                onChoose={() => {
                  line.chooseCity(city);
                  onChosen();
                }}
              >
                <Text as="span" block>
                  {city.city}
                </Text>
                <Text as="span" size={12} tone="secondary" block>
                  {services.join('、')}
                </Text>
              </Radio>
            ))}
          </Element>
        </Card>
      )}
    </ResourceView>
  );
});
