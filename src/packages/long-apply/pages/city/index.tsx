import { DemandCities } from '@/blocks/demand-form/DemandCities';
import { definePage } from '@/page/definePage';
import { back } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { LongApplyStore } from '../../stores/LongApplyStore';

/** The cities that serve companies (specification §2, /long_rent/city). */
function LongApplyCity() {
  return <DemandCities line={useStore(LongApplyStore).line} onChosen={() => void back()} />;
}

export default definePage('long-apply.city', LongApplyCity);
