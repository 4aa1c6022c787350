import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Text } from '@/components/text/Text';
import { defineAction } from '@/page/defineAction';
import { definePage } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { go } from '@/page/navigate';
import { focusElement } from '@/platform/focus';
import { routeOf } from '@/routes';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import type { LoginSession } from '~types/api/user';
import { LoginDevice } from '../../components/LoginDevice';
import { LoginDevicesStore } from '../../stores/LoginDevicesStore';
import styles from './Security.module.scss';

/** Where the focus goes when what had it is gone with its device. */
const listId = 'login-devices';
const toList = (): void => focusElement(listId);

const LoginDevices = observer(function LoginDevices() {
  const store = useStore(LoginDevicesStore);
  const overlay = useStore(OverlayStore);
  const [end] = useState(() =>
    defineAction<LoginSession>({
      confirm: ({ device_name }) => ({
        title: '退出该设备',
        content: `“${device_name}”将退出登录，再次使用时需要重新验证手机号。`,
        confirmText: '退出该设备',
        danger: true,
      }),
      perform: async device => {
        await store.end(device).finally(toList);
        overlay.showToast('已退出该设备');
      },
    }),
  );
  const [endOthers] = useState(() =>
    defineAction({
      confirm: () => ({
        title: '退出其他所有设备',
        content: '除当前设备外，其他设备都将退出登录，再次使用时需要重新验证手机号。',
        confirmText: '全部退出',
        danger: true,
      }),
      perform: async () => {
        await store.endOthers().finally(toList);
        overlay.showToast('其他设备都已退出');
      },
    }),
  );
  useEffect(() => {
    void store.devices.load();
  }, [store]);
  // Meanwhile somebody may have logged in or out elsewhere.
  useDidShow(() => {
    if (store.devices.data) void store.devices.load();
  });

  return (
    <ResourceView resource={store.devices}>
      {devices => (
        <Card heading="登录设备管理" margin="screen">
          <Text as="p" size={14} tone="secondary" className={styles.note}>
            {devices.length > 1
              ? '您的账号已在以下设备登录。如果有不认识的设备，请让它退出登录。'
              : '您的账号没有在其他设备登录。'}
          </Text>
          <Element
            as="ul"
            id={listId}
            tabIndex={-1}
            aria-label="登录设备"
            aria-busy={end.isRunning || endOthers.isRunning}
          >
            {devices.map(device => (
              <LoginDevice key={device.session_id} device={device} onEnd={() => void end.run(device)} />
            ))}
          </Element>
          {devices.length > 1 ? (
            <Button kind="danger" block busy={endOthers.isRunning} onClick={() => void endOthers.run()}>
              退出其他所有设备
            </Button>
          ) : null}
        </Card>
      )}
    </ResourceView>
  );
});

/**
 * 账号与安全: the accounts by which the member is logged in elsewhere, the devices on which the member is logged in, each of
 * which they can log out, their data, and the way out (specification §2, /profile/account).
 */
function Security() {
  return (
    <MembersOnly text="登录后管理登录设备" returnUrl={routeOf('account.security').url}>
      <Card margin="screen" pad={2} aria-label="登录方式">
        <Cell
          title="第三方账号"
          note="从合作平台进入时自动登录"
          onClick={() => void go('account.thirdParty')}
        />
      </Card>
      <LoginDevices />
      <Card heading="账号与数据" margin="screen">
        <Cell title="导出个人数据" onClick={() => void go('account.export')} />
        <Cell title="注销账号" onClick={() => void go('account.close')} />
      </Card>
    </MembersOnly>
  );
}

export default definePage('account.security', Security);
