import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { LoginForm } from '@/blocks/login-form/LoginForm';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { maskMobile } from '@/domain/identity';
import { mobileText } from '@/domain/typedText';
import { definePage, type ScreenProps } from '@/page/definePage';
import { openUrl } from '@/page/navigate';
import { LoginStore } from '@/stores/LoginStore';
import { useRoot } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import { accountPlace } from '../../components/accountPlace';
import { ThirdEntryStore } from '../../stores/ThirdEntryStore';

/** How a guest binds their number: by the login that proves it. */
function BindByLogin({ place, store }: { place: string; store: ThirdEntryStore }) {
  return (
    <Card heading="绑定手机号" margin="screen">
      <Grid gap={2}>
        <Text as="p" size={14} tone="secondary">
          {`绑定后，从${place}进入会自动登录。未注册的手机号验证后自动创建账号。`}
        </Text>
        <LoginForm submitText="登录并绑定" onDone={() => void store.bind()} />
        <Button kind="link" block onClick={store.skip}>
          暂不登录，先看看
        </Button>
      </Grid>
    </Card>
  );
}

/** Who comes from a channel, before the app (specification §2, /third_before_in; §4, third-party login). */
const ThirdEntry = observer(function ThirdEntry({ params }: ScreenProps<'account.thirdEntry'>) {
  const root = useRoot();
  const { openid = '', type = '', channel = '', time, signed_request = '', mobile = '' } = params;
  const [store] = useState(
    () => new ThirdEntryStore(root, { openid, type, channel, time: Number(time), signed_request }),
  );
  const { step } = store;
  const returnUrl = params.return_url ?? '/';
  const isLeft = useRef(false);
  useEffect(() => {
    void store.enter();
  }, [store]);
  useEffect(() => {
    const login = root.get(LoginStore);
    if (mobile && !login.mobile) login.mobile = mobileText(mobile);
  }, [root, mobile]);
  useEffect(() => {
    if (step !== 'OVER' || isLeft.current) return;
    isLeft.current = true;
    void openUrl(returnUrl, { replace: true });
  }, [step, returnUrl]);

  const place = accountPlace({ type, channel });
  if (step === 'ASK_GUEST') return <BindByLogin place={place} store={store} />;
  if (step === 'ASK_MEMBER') {
    return (
      <StateView
        icon="user"
        title={`绑定${place}账号`}
        text={`绑定到${maskMobile(root.get(SessionStore).uid ?? '')}后，从${place}进入会自动登录。`}
      >
        <Button kind="primary" onClick={() => void store.bind()}>
          绑定
        </Button>
        <Button onClick={store.skip}>暂不绑定</Button>
      </StateView>
    );
  }
  return (
    <Element role="status">
      <StateView icon="user" title="正在登录" text={`正在确认您的${place}账号，请稍等。`} />
    </Element>
  );
});

export default definePage('account.thirdEntry', ThirdEntry);
