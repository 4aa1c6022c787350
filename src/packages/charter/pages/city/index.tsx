import { DemandCities } from '@/blocks/demand-form/DemandCities';
import { definePage } from '@/page/definePage';
import { back } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { CharterStore } from '../../stores/CharterStore';

/** The cities with cars with driver, and what is offered in each (specification §2, /chartered_car/city). */
function CharterCity() {
  return <DemandCities line={useStore(CharterStore).line} onChosen={() => void back()} />;
}

export default definePage('charter.city', CharterCity);
