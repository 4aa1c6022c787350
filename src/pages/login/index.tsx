import { observer } from 'mobx-react';
import { useEffect, useRef } from 'react';
import { AgreementLinks } from '@/blocks/agreement-text/AgreementLinks';
import { Button } from '@/components/button/Button';
import { Checkbox } from '@/components/checkbox/Checkbox';
import { Element } from '@/components/element/Element';
import { Field } from '@/components/field/Field';
import { Text } from '@/components/text/Text';
import { codeText, mobileText } from '@/domain/typedText';
import { definePage, type ScreenProps } from '@/page/definePage';
import { returnTo } from '@/page/navigate';
import { useCountdown } from '@/page/useCountdown';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import styles from './Login.module.scss';
import { LoginStore } from './stores/LoginStore';

/** Login by phone and code; returns exactly to where it was asked for (specification §6, decision 2). */
const Login = observer(function Login({ params }: ScreenProps<'login'>) {
  const store = useStore(LoginStore);
  const session = useStore(SessionStore);
  const seconds = useCountdown(store.resendAt);
  const { form } = store;
  const returnUrl = params.return_url ?? '/';
  const isLeft = useRef(false);

  useEffect(() => {
    // Logged in already, or in another tab: nothing to do here. Left once: a second time would leave the app.
    if (!session.isLoggedIn || isLeft.current) return;
    isLeft.current = true;
    void returnTo(returnUrl);
  }, [session.isLoggedIn, returnUrl]);

  const sendText = seconds > 0 ? `${seconds}秒后重发` : store.resendAt ? '重新获取' : '获取验证码';
  return (
    <Element as="form" className={styles.login} onSubmit={() => void form.submit()}>
      <Text as="h2" size={28} weight={600}>
        手机号登录
      </Text>
      <Text as="p" tone="secondary" className={styles.note}>
        未注册的手机号验证后自动创建账号
      </Text>
      <Field
        id="mobile"
        label="手机号"
        type="tel"
        autoComplete="tel-national"
        placeholder="请输入手机号"
        value={form.values.mobile}
        error={form.errorOf('mobile') ?? store.sendFailure}
        onChange={value => form.set('mobile', mobileText(value))}
        onBlur={() => form.values.mobile && form.leave('mobile')}
      />
      <Field
        id="vcode"
        label="验证码"
        type="number"
        autoComplete="one-time-code"
        placeholder="6位数字"
        value={form.values.vcode}
        error={form.errorOf('vcode')}
        onChange={value => form.set('vcode', codeText(value))}
        onBlur={() => form.values.vcode && form.leave('vcode')}
        extra={
          <Button
            kind="link"
            busy={store.isSending}
            disabled={seconds > 0}
            onClick={() => void store.sendCode()}
          >
            {sendText}
          </Button>
        }
      />
      <Element className={styles.consent}>
        <Checkbox checked={form.values.consent} onChange={checked => form.set('consent', checked)}>
          我已阅读并同意服务协议和隐私政策
        </Checkbox>
        <Element className={styles.agreements}>
          <AgreementLinks />
        </Element>
        {form.errorOf('consent') ? (
          <Text as="p" role="alert" size={14} tone="danger">
            {form.errorOf('consent')}
          </Text>
        ) : null}
      </Element>
      {form.failure ? (
        <Text as="p" role="alert" size={14} tone="danger">
          {form.failure}
        </Text>
      ) : null}
      <Button kind="primary" block submits busy={form.isSubmitting} onClick={() => void form.submit()}>
        登录
      </Button>
    </Element>
  );
});

export default definePage('login', Login);
