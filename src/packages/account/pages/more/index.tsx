import { observer } from 'mobx-react';
import { useState } from 'react';
import { AgreementLinks } from '@/blocks/agreement-text/AgreementLinks';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Radio } from '@/components/radio/Radio';
import { Text } from '@/components/text/Text';
import { defineAction } from '@/page/defineAction';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { HistoryStore } from '@/stores/HistoryStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { PreferencesStore, type SchemeChoice } from '@/stores/PreferencesStore';
import { useStore } from '@/stores/rootContext';
import styles from './More.module.scss';

const kept = ['cities', 'districts', 'places', 'cars'] as const;

const schemes: readonly { scheme: SchemeChoice; text: string }[] = [
  { scheme: 'device', text: '跟随系统' },
  { scheme: 'light', text: '浅色' },
  { scheme: 'dark', text: '深色' },
];

/** 外观: light or dark, as the device or always the same (look.md, dark). */
const Appearance = observer(function Appearance() {
  const preferences = useStore(PreferencesStore);
  return (
    <Card heading="外观" margin="screen">
      <Element role="radiogroup" aria-label="外观">
        {schemes.map(({ scheme, text }) => (
          <Radio
            key={scheme}
            checked={preferences.scheme === scheme}
            onChoose={() => preferences.setScheme(scheme)}
          >
            {text}
          </Radio>
        ))}
      </Element>
    </Card>
  );
});

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

/** 更多: light or dark, privacy, agreements and rules, and how an account is closed (specification §2, /profile/more). */
function More() {
  return (
    <>
      <Appearance />
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
