import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Row } from '@/components/row/Row';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { format } from '@/domain/shanghaiTime';
import { defineAction } from '@/page/defineAction';
import { definePage } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { focusElement } from '@/platform/focus';
import { routeOf } from '@/routes';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import type { ThirdPartyAccount } from '~types/api/thirdParty';
import { accountPlace } from '../../components/accountPlace';
import { ThirdPartyStore } from '../../stores/ThirdPartyStore';

/** Where the focus goes when what had it is gone with its account. */
const listId = 'third-party-accounts';

const Accounts = observer(function Accounts() {
  const store = useStore(ThirdPartyStore);
  const overlay = useStore(OverlayStore);
  const [unbind] = useState(() =>
    defineAction<ThirdPartyAccount>({
      confirm: account => ({
        title: `解绑${accountPlace(account)}账号`,
        content: `解绑后，从${accountPlace(account)}进入需要用手机号登录。已经登录的设备不受影响，可以在“账号与安全”里退出。`,
        confirmText: '解绑',
        danger: true,
      }),
      perform: async account => {
        await store.unbind(account).finally(() => focusElement(listId));
        overlay.showToast('已解绑');
      },
    }),
  );
  useDidShow(() => void store.accounts.load());

  return (
    <ResourceView resource={store.accounts} onRetry={() => void store.accounts.load()}>
      {accounts => (
        <Element id={listId} tabIndex={-1}>
          {accounts.length > 0 ? (
            <Card aria-label="已绑定的账号" margin="screen">
              <Grid as="ul" gap={3} aria-label="已绑定的账号" aria-busy={unbind.isRunning}>
                {accounts.map(account => (
                  <Row as="li" key={account.id} justify="between">
                    <Grid gap={1}>
                      <Text as="p" size={16} weight={600}>{`${accountPlace(account)}账号`}</Text>
                      <Text as="p" size={12} tone="secondary">
                        {`${format(account.create_time, 'YYYY年M月D日')}绑定`}
                      </Text>
                    </Grid>
                    <Button
                      aria-label={`解绑${accountPlace(account)}账号`}
                      onClick={() => void unbind.run(account)}
                    >
                      解绑
                    </Button>
                  </Row>
                ))}
              </Grid>
            </Card>
          ) : (
            <StateView
              icon="user"
              title="还没有绑定第三方账号"
              text="从合作平台进入，并绑定手机号，下次就能自动登录。"
            />
          )}
        </Element>
      )}
    </ResourceView>
  );
});

/** 第三方账号: the accounts elsewhere by which the member is logged in, each of which they can unbind (specification §2, /profile/third_party). */
function ThirdParty() {
  return (
    <MembersOnly text="登录后管理第三方账号" returnUrl={routeOf('account.thirdParty').url}>
      <Accounts />
    </MembersOnly>
  );
}

export default definePage('account.thirdParty', ThirdParty);
