import { observer } from 'mobx-react-lite';
import { Button } from '@/components/button/Button';
import { LongField } from '@/components/long-field/LongField';
import { Sheet } from '@/components/sheet/Sheet';
import { Text } from '@/components/text/Text';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import { REASON_LENGTH, type SettlementStore } from '../stores/SettlementStore';

/** Asks what is wrong with a charge; what was typed stays when it could not be sent. */
export const ContestSheet = observer(function ContestSheet({ store }: { store: SettlementStore }) {
  const overlay = useStore(OverlayStore);
  const { form, contested } = store;
  const send = async (): Promise<void> => {
    if (await form.submit()) overlay.showToast('已提交，门店核实后答复您');
  };
  return (
    <Sheet
      id="contest-charge"
      open={contested !== undefined}
      title={`对${contested?.name ?? ''}有异议`}
      onClose={() => store.contest(undefined)}
      footer={
        <Button kind="primary" block busy={form.isSubmitting} onClick={() => void send()}>
          提交
        </Button>
      }
    >
      <Text as="p" size={14} tone="secondary">
        {contested?.note}
      </Text>
      <LongField
        id="contest-reason"
        label="哪里不对"
        placeholder="比如取车时就有，取车照片里能看到"
        maxLength={REASON_LENGTH}
        value={form.values.reason}
        error={form.errorOf('reason')}
        onChange={text => form.set('reason', text)}
      />
      {form.failure ? (
        <Text as="p" tone="danger" role="alert">
          {form.failure}
        </Text>
      ) : null}
    </Sheet>
  );
});
