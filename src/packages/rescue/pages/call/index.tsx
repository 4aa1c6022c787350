import { useDidShow } from '@tarojs/taro';
import { useEffect } from 'react';
import { Card } from '@/components/card/Card';
import { Steps } from '@/components/steps/Steps';
import { FIRST_STEPS } from '@/domain/rescue';
import { definePage } from '@/page/definePage';
import { keepRescue } from '@/page/keepRescue';
import { useRoot, useStore } from '@/stores/rootContext';
import { CallBar } from '../../components/CallBar';
import { CarsInNeed } from '../../components/CarsInNeed';
import { Position } from '../../components/Position';
import { WhatToSay } from '../../components/WhatToSay';
import { RescueStore } from '../../stores/RescueStore';

/**
 * 道路救援: whom to call, what to do first, where one is and what to say, for whoever stands at the roadside; all of it
 * without a network (specification §2, /insure_apply/rescue_call; issue 15).
 */
function Rescue() {
  const root = useRoot();
  const store = useStore(RescueStore);
  useEffect(() => void store.locateIfAllowed(), [store]);
  // Back from the login: whose cars they are is known.
  useDidShow(() => void keepRescue(root));
  return (
    <>
      <CallBar />
      <Card margin="screen" heading="先做这些">
        <Steps steps={FIRST_STEPS} />
      </Card>
      <Position />
      <CarsInNeed />
      <WhatToSay />
    </>
  );
}

export default definePage('rescue', Rescue);
