import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { coinsForPoints, EXCHANGE_STEP } from '@/domain/rewards';
import { defineAction } from '@/page/defineAction';
import { definePage } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { routeOf } from '@/routes';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import { PurseView } from '../../components/PurseView';
import { WalletStore } from '../../stores/WalletStore';
import styles from './Points.module.scss';

/** Exchanges all points that can be. */
const Exchange = observer(function Exchange() {
  const store = useStore(WalletStore);
  const overlay = useStore(OverlayStore);
  const [exchange] = useState(() =>
    defineAction({
      confirm: () => ({
        title: '兑换悟空币',
        content: `用${store.exchangeable}积分换${coinsForPoints(store.exchangeable) ?? 0}个悟空币，换后不能退。`,
        confirmText: '兑换',
      }),
      perform: async () => {
        overlay.showToast(`已兑换${await store.exchange()}个悟空币`);
      },
    }),
  );
  if (!store.amounts.data) return null;
  const { exchangeable } = store;
  return (
    <Element className={styles.exchange}>
      <Button
        block
        kind="primary"
        busy={exchange.isRunning}
        disabled={exchangeable === 0}
        onClick={() => void exchange.run()}
      >
        {exchangeable === 0 ? `满${EXCHANGE_STEP.points}分可换悟空币` : '兑换悟空币'}
      </Button>
    </Element>
  );
});

/** 积分: how many there are, what they are exchanged for, and how they came and went (specification §3, integral). */
function Points() {
  const store = useStore(WalletStore);
  useDidShow(() => store.renew('integral'));
  return (
    <MembersOnly text="登录后查看积分" returnUrl={routeOf('wallet.points').url}>
      <PurseView purse="integral">
        <Exchange />
      </PurseView>
    </MembersOnly>
  );
}

export default definePage('wallet.points', Points);
