import { observer } from 'mobx-react-lite';
import { CityChooser } from '@/blocks/city-chooser/CityChooser';
import { definePage } from '@/page/definePage';
import { back } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import type { City } from '~types/api/city';
import { CycleStore } from '../../stores/CycleStore';

/** The city whose days are bought (specification §2, /cycle_purchase/city). */
const CycleCity = observer(function CycleCity() {
  const store = useStore(CycleStore);
  const choose = (city: City): void => {
    store.chooseCity(city);
    void back();
  };
  return <CityChooser selected={store.city} onChoose={choose} />;
});

export default definePage('cycle.city', CycleCity);
