import { useDidShow } from '@tarojs/taro';
import { Button } from '@/components/button/Button';
import { Grid } from '@/components/grid/Grid';
import { definePage } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { go } from '@/page/navigate';
import { routeOf } from '@/routes';
import { useStore } from '@/stores/rootContext';
import { PurseView } from '../../components/PurseView';
import { WalletStore } from '../../stores/WalletStore';
import styles from './Balance.module.scss';

/** 余额: what is in it, what fills it, and how it came and went (specification §3, wallet). */
function Balance() {
  const store = useStore(WalletStore);
  useDidShow(() => store.renew('balance'));
  return (
    <MembersOnly text="登录后查看余额" returnUrl={routeOf('wallet.balance').url}>
      <PurseView purse="balance">
        <Grid columns={2} gap={3} className={styles.actions}>
          <Button block kind="primary" onClick={() => void go('wallet.recharge')}>
            充值
          </Button>
          <Button block onClick={() => void go('wallet.giftCard')}>
            激活礼品卡
          </Button>
        </Grid>
      </PurseView>
    </MembersOnly>
  );
}

export default definePage('wallet.balance', Balance);
