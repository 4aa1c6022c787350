import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { DemandCity } from '@/blocks/demand-form/DemandCity';
import { DemandForm } from '@/blocks/demand-form/DemandForm';
import type { EntryChooser } from '@/blocks/demand-form/FieldSheet';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { StateView } from '@/components/state-view/StateView';
import { REPLACEMENT_CLASSES } from '@/domain/replacement';
import { SCOOTER_MODELS } from '@/domain/scooter';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SentDemand } from '@/stores/SentDemand';
import type { DemandReceipt } from '~types/api/worksheet';
import { EntryList } from '../../components/EntryList';
import { getScooterCar, getShops } from '../../services/scooter';
import { ScooterStore } from '../../stores/ScooterStore';

interface FormProps {
  /** The class or model that is asked for from the first; undefined: none. */
  choice: string | undefined;
  onSent: (receipt: DemandReceipt) => void;
}

const Rules = () => (
  <Card margin="screen" pad={1} aria-label="规则">
    <Cell icon="badge-check" title="用车规则" onClick={() => void go('scooter.rules')} />
  </Card>
);

/** 代步车: the car that is repaired, where, for how long, with which voucher, and where the other one is brought. */
const Replacement = observer(function Replacement({ choice, onSent }: FormProps) {
  const { replacement: line, voucher } = useStore(ScooterStore);
  const { form, city } = line;
  useEffect(() => {
    const asked = REPLACEMENT_CLASSES.find(({ value }) => value === choice);
    if (asked) form.set('car_class', asked.value);
  }, [form, choice]);
  // What the device has kept of an earlier visit is asked about again.
  useEffect(() => voucher.left('voucher'), [voucher]);
  const chooser: EntryChooser = ({ onChoose }) => (
    <EntryList
      id="shop-search"
      noun="维修厂"
      load={async () => (await getShops(city.id, '')).shops}
      onChoose={onChoose}
    />
  );
  return (
    <DemandCity line={line} noun="代步车" onChoose={() => void go('scooter.city', { kind: 'REPLACEMENT' })}>
      <DemandForm form={form} heading="代步车需求" chooser={chooser} onSent={onSent}>
        <Rules />
      </DemandForm>
    </DemandCity>
  );
});

/** 踏板车: which model, from which site, when and for how long. */
const Scooter = observer(function Scooter({ choice, onSent }: FormProps) {
  const { scooter: line } = useStore(ScooterStore);
  const { form, city } = line;
  useEffect(() => {
    const asked = SCOOTER_MODELS.find(({ value }) => value === choice);
    if (asked) form.set('model', asked.value);
  }, [form, choice]);
  const model = SCOOTER_MODELS.find(({ value }) => value === form.values.get('model'));
  const chooser: EntryChooser = ({ onChoose }) =>
    model ? (
      <EntryList
        id="site-search"
        noun="门店"
        load={async () => (await getScooterCar(city.id, model.value)).sites}
        onChoose={onChoose}
      />
    ) : (
      <StateView icon="search-x" title="请先选择车型" text="选好车型，就能看到哪些门店可以取车。" />
    );
  return (
    <DemandCity line={line} noun="踏板车" onChoose={() => void go('scooter.city', { kind: 'SCOOTER' })}>
      <DemandForm form={form} heading="踏板车需求" chooser={chooser} onSent={onSent}>
        <Rules />
      </DemandForm>
    </DemandCity>
  );
});

/** What is asked for (specification §2, /scooter/submit): a replacement unless it is a scooter. */
function ScooterSubmit({ params: { kind, choice } }: ScreenProps<'scooter.submit'>) {
  const sent = useStore(SentDemand);
  const onSent = (receipt: DemandReceipt): void => {
    sent.keep(receipt);
    void go('demand.sent', {}, { replace: true });
  };
  return kind === 'SCOOTER' ? (
    <Scooter choice={choice} onSent={onSent} />
  ) : (
    <Replacement choice={choice} onSent={onSent} />
  );
}

export default definePage('scooter.submit', ScooterSubmit);
