import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Radio } from '@/components/radio/Radio';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { definePage } from '@/page/definePage';
import { back } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import type { City } from '~types/api/city';
import { LuxuryStore } from '../../stores/LuxuryStore';

type StockedCity = City & { cartypes: number };

/** Cities under one heading; nothing where there are none. */
const Cities = observer(function Cities({ heading, cities }: { heading: string; cities: StockedCity[] }) {
  const store = useStore(LuxuryStore);
  if (cities.length === 0) return null;
  return (
    <Card heading={heading}>
      <Element role="radiogroup" aria-label={heading}>
        {cities.map(({ cartypes, ...city }) => (
          <Radio
            key={city.id}
            checked={city.id === store.line.city.id}
            onChoose={() => {
              store.chooseCity(city);
              void back();
            }}
          >
            {cartypes > 0 ? `${city.city} · ${cartypes}款` : city.city}
          </Radio>
        ))}
      </Element>
    </Card>
  );
});

/** The cities with luxury cars, and how many each has in stock (specification §2, /luxury_car/city). */
const LuxuryCity = observer(function LuxuryCity() {
  const { cities } = useStore(LuxuryStore);
  useEffect(() => {
    if (!cities.data) void cities.load();
  }, [cities]);
  return (
    <ResourceView resource={cities} onRetry={() => void cities.load()}>
      {({ cities: all }) => (
        <>
          <Cities heading="有现车" cities={all.filter(({ cartypes }) => cartypes > 0)} />
          <Cities heading="提交需求后调车" cities={all.filter(({ cartypes }) => cartypes === 0)} />
        </>
      )}
    </ResourceView>
  );
});

export default definePage('luxury.city', LuxuryCity);
