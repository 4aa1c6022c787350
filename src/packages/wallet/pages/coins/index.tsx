import { useDidShow } from '@tarojs/taro';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { definePage } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { go } from '@/page/navigate';
import { routeOf } from '@/routes';
import { useStore } from '@/stores/rootContext';
import { PurseView } from '../../components/PurseView';
import { WalletStore } from '../../stores/WalletStore';
import styles from './Coins.module.scss';

/** 悟空币: how many there are, and how they came and went (specification §3, wkcoin records with total). */
function Coins() {
  const store = useStore(WalletStore);
  useDidShow(() => store.renew('wkcoin'));
  return (
    <MembersOnly text="登录后查看悟空币" returnUrl={routeOf('wallet.coins').url}>
      <PurseView purse="wkcoin">
        <Element className={styles.actions}>
          <Button block onClick={() => void go('wallet.couponCode')}>
            用兑换券换悟空币
          </Button>
        </Element>
      </PurseView>
    </MembersOnly>
  );
}

export default definePage('wallet.coins', Coins);
