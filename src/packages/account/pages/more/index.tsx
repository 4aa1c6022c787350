import { useState } from 'react';
import { AgreementLinks } from '@/blocks/agreement-text/AgreementLinks';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Text } from '@/components/text/Text';
import { defineAction } from '@/page/defineAction';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { HistoryStore } from '@/stores/HistoryStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import styles from './More.module.scss';

const kept = ['cities', 'districts', 'places', 'cars'] as const;

/** 隐私设置: what the app may know of the device, and what the device keeps. */
function Privacy() {
  const history = useStore(HistoryStore);
  const overlay = useStore(OverlayStore);
  const [forget] = useState(() =>
    defineAction({
      confirm: () => ({
        title: '清除本机记录',
        content: '选过的城市、区域和地点，以及最近看过的车，都会从这台设备上清除。',
        confirmText: '清除',
      }),
      perform: () => {
        kept.forEach(history.forget);
        overlay.showToast('已清除');
        return Promise.resolve();
      },
    }),
  );
  return (
    <Card heading="隐私设置" margin="screen">
      <Cell title="位置" note="只在您点“定位”时使用；不想再提供，请在手机设置里关闭位置权限" />
      <Cell title="本机记录" note="选过的城市、地点和看过的车，只保存在这台设备上" />
      <Button block busy={forget.isRunning} onClick={() => void forget.run()}>
        清除本机记录
      </Button>
    </Card>
  );
}

/** 更多: privacy, agreements and rules, and how an account is closed (specification §2, /profile/more). */
function More() {
  return (
    <>
      <Privacy />
      <Card heading="协议与公示" margin="screen">
        <AgreementLinks />
        <Cell title="押金收退规则" onClick={() => void go('content.answer', { id: 'payment-deposit' })} />
        <Cell title="预订、用车与还车规则" onClick={() => void go('service')} />
      </Card>
      <Card heading="注销账号" margin="screen">
        <Text as="p" tone="secondary" className={styles.note}>
          请联系客服提出注销，我们会在15个工作日内答复。订单信息在法律要求的期限内保存，期满后删除或匿名化。
        </Text>
        <Button block icon="headset" onClick={() => void go('service')}>
          联系客服注销
        </Button>
      </Card>
    </>
  );
}

export default definePage('account.more', More);
