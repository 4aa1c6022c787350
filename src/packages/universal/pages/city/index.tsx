import { DemandCities } from '@/blocks/demand-form/DemandCities';
import { definePage } from '@/page/definePage';
import { back } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { UniversalStore } from '../../stores/UniversalStore';

/** The cities with vehicles of other kinds, and what is offered in each (specification §2, /universal_vehicle/city). */
function UniversalCity() {
  return <DemandCities line={useStore(UniversalStore).line} onChosen={() => void back()} />;
}

export default definePage('universal.city', UniversalCity);
