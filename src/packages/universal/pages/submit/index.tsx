import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { DemandCity } from '@/blocks/demand-form/DemandCity';
import { DemandForm } from '@/blocks/demand-form/DemandForm';
import { UNIVERSAL_VEHICLES } from '@/domain/universal';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SentDemand } from '@/stores/SentDemand';
import { UniversalStore } from '../../stores/UniversalStore';

/** What is needed, when and where, with pictures that show it (specification §2, /universal_vehicle/submit). */
const UniversalSubmit = observer(function UniversalSubmit({
  params: { vehicle },
}: ScreenProps<'universal.submit'>) {
  const { line } = useStore(UniversalStore);
  const sent = useStore(SentDemand);
  const { form } = line;
  useEffect(() => {
    const asked = UNIVERSAL_VEHICLES.find(({ value }) => value === vehicle);
    if (asked) form.set('vehicle', asked.value);
  }, [form, vehicle]);
  return (
    <DemandCity line={line} noun="万能用车服务" onChoose={() => void go('universal.city')}>
      <DemandForm
        form={form}
        heading="用车需求"
        onSent={receipt => {
          sent.keep(receipt);
          void go('demand.sent', {}, { replace: true });
        }}
      />
    </DemandCity>
  );
});

export default definePage('universal.submit', UniversalSubmit);
