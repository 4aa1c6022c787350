import { DemandCities } from '@/blocks/demand-form/DemandCities';
import { definePage, type ScreenProps } from '@/page/definePage';
import { back } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { ScooterStore } from '../../stores/ScooterStore';

/** The cities with replacements or with scooters, and what is offered in each (specification §7: scooter cities). */
function ScooterCity({ params: { kind } }: ScreenProps<'scooter.city'>) {
  const { replacement, scooter } = useStore(ScooterStore);
  const onChosen = (): void => void back();
  return kind === 'SCOOTER' ? (
    <DemandCities line={scooter} onChosen={onChosen} />
  ) : (
    <DemandCities line={replacement} onChosen={onChosen} />
  );
}

export default definePage('scooter.city', ScooterCity);
