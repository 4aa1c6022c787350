import { observer } from 'mobx-react-lite';
import { CarStrip } from '@/blocks/car-strip/CarStrip';
import { go } from '@/page/navigate';
import { HistoryStore } from '@/stores/HistoryStore';
import { useStore } from '@/stores/rootContext';
import { Section } from './Section';

/** 最近看过: the car types that were looked at on this device, newest first. */
export const RecentCars = observer(function RecentCars() {
  const { cars, forget } = useStore(HistoryStore);
  if (cars.length === 0) return null;
  return (
    <Section title="最近看过" action={{ text: '清空', onClick: () => forget('cars') }}>
      <CarStrip label="最近看过的车型" cars={cars} onOpen={id => void go('car.detail', { cartype_id: id })} />
    </Section>
  );
});
