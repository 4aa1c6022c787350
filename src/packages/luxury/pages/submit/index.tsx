import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { DemandCity } from '@/blocks/demand-form/DemandCity';
import { DemandForm } from '@/blocks/demand-form/DemandForm';
import { LUXURY_CLASSES } from '@/domain/luxury';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SentDemand } from '@/stores/SentDemand';
import { LuxuryStore } from '../../stores/LuxuryStore';

/** A luxury car that is not in stock: which, when, where, with or without driver (issue 14). */
const LuxurySubmit = observer(function LuxurySubmit({
  params: { car_class: value, model },
}: ScreenProps<'luxury.submit'>) {
  const { line } = useStore(LuxuryStore);
  const sent = useStore(SentDemand);
  const { form } = line;
  useEffect(() => {
    const asked = LUXURY_CLASSES.find(row => row.value === value);
    if (asked) form.set('car_class', asked.value);
    if (model !== undefined) form.set('model', model);
  }, [form, value, model]);
  return (
    <DemandCity line={line} noun="豪车服务" onChoose={() => void go('luxury.city')}>
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

export default definePage('luxury.submit', LuxurySubmit);
