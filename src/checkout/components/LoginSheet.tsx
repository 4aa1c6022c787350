import { observer } from 'mobx-react';
import { useCallback, useEffect, useRef } from 'react';
import { LoginForm } from '@/blocks/login-form/LoginForm';
import { Sheet } from '@/components/sheet/Sheet';
import { Text } from '@/components/text/Text';
import { LoginStore } from '@/stores/LoginStore';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import type { AnyCheckout } from '../anyCheckout';
import styles from './LoginSheet.module.scss';

interface LoginSheetProps {
  checkout: AnyCheckout;
  /** The number that was typed already, which is probably theirs. */
  mobile: string;
}

/** The login that a visitor's 提交订单 asks for, over what they typed; then the order goes on by itself. */
export const LoginSheet = observer(function LoginSheet({ checkout, mobile }: LoginSheetProps) {
  const { isLoginAsked } = checkout;
  const { isLoggedIn } = useStore(SessionStore);
  const login = useStore(LoginStore);
  /** The person who logs in here still wants to order by it. */
  const isWanted = useRef(false);
  const giveUp = useCallback(() => {
    isWanted.current = false;
    checkout.dismissLogin();
  }, [checkout]);
  const goOn = (): void => {
    if (isWanted.current) void checkout.goOnAsMember();
  };
  useEffect(() => {
    if (!isLoginAsked) return;
    isWanted.current = true;
    login.suggest(mobile);
  }, [isLoginAsked, login, mobile]);
  useEffect(() => {
    // Also elsewhere, such as in another tab: then the order wants a tap of its own.
    if (isLoginAsked && isLoggedIn) checkout.dismissLogin();
  }, [isLoginAsked, isLoggedIn, checkout]);
  // Who leaves the screen orders nothing more by it.
  useEffect(() => giveUp, [giveUp]);
  return (
    <Sheet id="login" title="登录后提交订单" open={isLoginAsked} onClose={giveUp}>
      <Text as="p" tone="secondary" className={styles.note}>
        填写的内容都已保留，新手机号验证后自动创建账号
      </Text>
      <LoginForm submitText="登录并提交订单" onDone={goOn} />
    </Sheet>
  );
});
