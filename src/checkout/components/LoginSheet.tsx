import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef } from 'react';
import { LoginFormSheet } from '@/blocks/login-form/LoginFormSheet';
import { LoginStore } from '@/stores/LoginStore';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import type { AnyCheckout } from '../anyCheckout';

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
    <LoginFormSheet
      title="登录后提交订单"
      note="填写的内容都已保留，新手机号验证后自动创建账号"
      submitText="登录并提交订单"
      open={isLoginAsked}
      onClose={giveUp}
      onDone={goOn}
    />
  );
});
