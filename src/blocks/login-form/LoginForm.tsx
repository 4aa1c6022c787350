import { observer } from 'mobx-react-lite';
import { AgreementLinks } from '@/blocks/agreement-text/AgreementLinks';
import { Button } from '@/components/button/Button';
import { Checkbox } from '@/components/checkbox/Checkbox';
import { Element } from '@/components/element/Element';
import { Field } from '@/components/field/Field';
import { Grid } from '@/components/grid/Grid';
import { Text } from '@/components/text/Text';
import { codeText, mobileText } from '@/domain/typedText';
import { useCountdown } from '@/blocks/countdown/useCountdown';
import { focusElement } from '@/platform/focus';
import { LoginStore } from '@/stores/LoginStore';
import { useStore } from '@/stores/rootContext';
import styles from './LoginForm.module.scss';

interface LoginFormProps {
  /** Default 登录. */
  submitText?: string;
  /** It was this form by which somebody has logged in; the session alone does not tell. */
  onDone?: () => void;
}

const mobileId = 'login-mobile';
const codeId = 'login-vcode';

/** Phone number, code and consent (specification §6); the session tells that they were right. */
export const LoginForm = observer(function LoginForm({ submitText = '登录', onDone }: LoginFormProps) {
  const store = useStore(LoginStore);
  const seconds = useCountdown(store.resendAt);
  const { form } = store;
  const sendText = seconds > 0 ? `${seconds}秒后重发` : store.resendAt ? '重新获取' : '获取验证码';
  const codeFailure = store.isCodeRefused ? form.failure : undefined;
  // The focus goes where the person goes on: the button that had it is off.
  const sendCode = async (): Promise<void> => {
    focusElement((await store.sendCode()) ? codeId : mobileId);
  };
  const submit = async (): Promise<void> => {
    if (await form.submit()) onDone?.();
    else if (store.isCodeRefused) focusElement(codeId);
  };
  return (
    <Grid as="form" gap={2} onSubmit={() => void submit()}>
      <Field
        id={mobileId}
        label="手机号"
        type="tel"
        autoComplete="tel-national"
        placeholder="请输入手机号"
        value={form.values.mobile}
        error={form.errorOf('mobile') ?? store.code.failure}
        onChange={value => form.set('mobile', mobileText(value))}
        onBlur={() => form.values.mobile && form.leave('mobile')}
      />
      <Field
        id={codeId}
        label="验证码"
        type="number"
        autoComplete="one-time-code"
        placeholder="6位数字"
        value={form.values.vcode}
        error={form.errorOf('vcode') ?? codeFailure}
        onChange={value => form.set('vcode', codeText(value))}
        onBlur={() => form.values.vcode && form.leave('vcode')}
        extra={
          <Button
            kind="link"
            busy={store.code.isSending}
            disabled={seconds > 0}
            onClick={() => void sendCode()}
          >
            {sendText}
          </Button>
        }
      />
      <Element className={styles.consent}>
        {/* Beside the box and not in it: a link within a button is none for who hears the screen. */}
        <AgreementLinks
          lead={
            <Checkbox
              inline
              checked={form.values.consent}
              aria-label="我已阅读并同意服务协议和隐私政策"
              onChange={checked => form.set('consent', checked)}
            >
              我已阅读并同意
            </Checkbox>
          }
        />
        {form.errorOf('consent') ? (
          <Text as="p" role="alert" size={14} tone="danger">
            {form.errorOf('consent')}
          </Text>
        ) : null}
      </Element>
      {form.failure && !store.isCodeRefused ? (
        <Text as="p" role="alert" size={14} tone="danger">
          {form.failure}
        </Text>
      ) : null}
      <Button kind="primary" block submits busy={form.isSubmitting} onClick={() => void submit()}>
        {submitText}
      </Button>
    </Grid>
  );
});
