import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Radio } from '@/components/radio/Radio';
import { defineAction } from '@/page/defineAction';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { HistoryStore } from '@/stores/HistoryStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { PreferencesStore, type SchemeChoice } from '@/stores/PreferencesStore';
import { useStore } from '@/stores/rootContext';

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
      <Grid gap={2}>
        <Element>
          <Cell title="位置" note="只在您点“定位”时使用；不想再提供，请在手机设置里关闭位置权限" />
          <Cell title="本机记录" note="选过的城市、地点和看过的车，只保存在这台设备上" />
        </Element>
        <Button block busy={forget.isRunning} onClick={() => void forget.run()}>
          清除本机记录
        </Button>
      </Grid>
    </Card>
  );
}

/** 更多: light or dark, privacy, agreements and rules, the way to one's data and out of an account (specification §2, /profile/more). */
function More() {
  return (
    <>
      <Appearance />
      <Privacy />
      <Card heading="协议与规则" margin="screen">
        <Cell title="协议和隐私政策" onClick={() => void go('content.agreements')} />
        <Cell title="租车、押金、取消等规则" onClick={() => void go('content.rules')} />
        <Cell title="公告" onClick={() => void go('content.bulletins')} />
      </Card>
      <Card heading="帮助" margin="screen">
        <Cell title="紧急联系人" onClick={() => void go('account.emergencyContact')} />
        <Cell title="常见问题" onClick={() => void go('content.help')} />
        <Cell title="联系我们" onClick={() => void go('content.contact')} />
        <Cell title="意见反馈" onClick={() => void go('account.feedback')} />
      </Card>
      <Card heading="账号与数据" margin="screen">
        <Cell title="导出个人数据" onClick={() => void go('account.export')} />
        <Cell title="注销账号" onClick={() => void go('account.close')} />
      </Card>
    </>
  );
}

export default definePage('account.more', More);
