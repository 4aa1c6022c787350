import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Radio } from '@/components/radio/Radio';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Text } from '@/components/text/Text';
import { definePage } from '@/page/definePage';
import { back } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { CharterStore } from '../../stores/CharterStore';

/** The cities with cars with driver, and what is offered in each (specification §2, /chartered_car/city). */
const CharterCity = observer(function CharterCity() {
  const store = useStore(CharterStore);
  const { cities, city: chosen } = store;
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
                  store.chooseCity(city);
                  void back();
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

export default definePage('charter.city', CharterCity);
