import { DemandCities } from '@/blocks/demand-form/DemandCities';
import { definePage } from '@/page/definePage';
import { back } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { WeddingStore } from '../../stores/WeddingStore';

/** The cities with wedding cars, by what each has (specification §2, /marriage_car/city). */
function WeddingCity() {
  return <DemandCities line={useStore(WeddingStore).line} onChosen={() => void back()} />;
}

export default definePage('wedding.city', WeddingCity);
