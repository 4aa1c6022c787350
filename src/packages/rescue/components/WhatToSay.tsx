import { observer } from 'mobx-react-lite';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Chips } from '@/components/chips/Chips';
import { Grid } from '@/components/grid/Grid';
import { Stepper } from '@/components/stepper/Stepper';
import { SwitchCell } from '@/components/switch-cell/SwitchCell';
import { Text } from '@/components/text/Text';
import { MISHAPS, MOST_PEOPLE, type Mishap } from '@/domain/rescue';
import { copyText } from '@/platform/clipboard';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import { RescueStore } from '../stores/RescueStore';

const mishaps = (Object.keys(MISHAPS) as Mishap[]).map(key => ({ key, text: MISHAPS[key].name }));

/** 照着念: what happened and to how many, and the sentence that it comes to. */
export const WhatToSay = observer(function WhatToSay() {
  const store = useStore(RescueStore);
  const overlay = useStore(OverlayStore);
  const { sentence, mishap, people, isInjured } = store;
  const copy = async (): Promise<void> => {
    overlay.showToast((await copyText(sentence, '这段话')) ?? '已复制，可以发给救援人员');
  };
  return (
    <Card>
      <Grid gap={2}>
        <Text as="h2" size={18} weight={600}>
          照着念
        </Text>
        <Chips
          label="发生了什么"
          items={mishaps}
          selected={mishap === undefined ? [] : [mishap]}
          onToggle={store.toggleMishap}
        />
        <Stepper
          title="车上人数"
          value={people}
          min={1}
          max={MOST_PEOPLE}
          unit="人"
          onChange={store.setPeople}
        />
        <SwitchCell title="有人受伤" checked={isInjured} onChange={store.setInjured} />
        <Text as="p" size={18} aria-live="polite">
          {sentence}
        </Text>
        <Button block onClick={() => void copy()}>
          复制这段话
        </Button>
      </Grid>
    </Card>
  );
});
