import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { LoginForm } from '@/blocks/login-form/LoginForm';
import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import { definePage, type ScreenProps } from '@/page/definePage';
import { returnTo } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import styles from './Login.module.scss';

/** Login by phone and code; returns exactly to where it was asked for (specification §6, decision 2). */
const Login = observer(function Login({ params }: ScreenProps<'login'>) {
  const session = useStore(SessionStore);
  const returnUrl = params.return_url ?? '/';
  const isLeft = useRef(false);

  useEffect(() => {
    // Logged in already, or in another tab: nothing to do here. Left once: a second time would leave the app.
    if (!session.isLoggedIn || isLeft.current) return;
    isLeft.current = true;
    void returnTo(returnUrl);
  }, [session.isLoggedIn, returnUrl]);

  return (
    <Element className={styles.login}>
      <Text as="h2" size={28} weight={600}>
        手机号登录
      </Text>
      <Text as="p" tone="secondary" className={styles.note}>
        未注册的手机号验证后自动创建账号
      </Text>
      <LoginForm />
    </Element>
  );
});

export default definePage('login', Login);
