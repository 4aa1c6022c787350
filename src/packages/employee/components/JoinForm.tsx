import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useCountdown } from '@/blocks/countdown/useCountdown';
import { LoginFormSheet } from '@/blocks/login-form/LoginFormSheet';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Field } from '@/components/field/Field';
import { Grid } from '@/components/grid/Grid';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { mailText } from '@/domain/companyBenefit';
import { codeText } from '@/domain/typedText';
import { go } from '@/page/navigate';
import { focusElement } from '@/platform/focus';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import { EmployeeStore } from '../stores/EmployeeStore';

const emailId = 'company-email';
const codeId = 'company-vcode';

/** The address of the company, and the code that was sent there; a visitor logs in on the way, and goes on by itself. */
export const JoinForm = observer(function JoinForm() {
  const store = useStore(EmployeeStore);
  const { isLoggedIn } = useStore(SessionStore);
  const overlay = useStore(OverlayStore);
  const [isLoginAsked, askLogin] = useState(false);
  const { form, sending, sentTo, unknownDomain } = store;
  const seconds = useCountdown(sending.resendAt);
  const sendText = seconds > 0 ? `${seconds}秒后重发` : sentTo ? '重新获取' : '获取验证码';

  // The button that had the focus is off for a minute.
  const send = async (): Promise<void> => {
    if (!store.checkEmail()) focusElement(emailId);
    else if (isLoggedIn) focusElement((await store.sendCode()) ? codeId : emailId);
    else askLogin(true);
  };
  const goOn = async (): Promise<void> => {
    askLogin(false);
    focusElement((await store.goOnAsMember()) ? codeId : emailId);
  };
  const join = async (): Promise<void> => {
    if (!isLoggedIn) return send();
    const relation = await form.submit();
    if (relation) {
      overlay.showToast(`已加入${relation.company}员工福利`);
      await go('employee.result', {}, { replace: true });
    } else focusElement(store.emailProblem === undefined ? codeId : emailId);
  };
  return (
    <Card heading="用企业邮箱加入" margin="screen">
      <Grid as="form" gap={2} onSubmit={() => void join()}>
        <Field
          id={emailId}
          label="企业邮箱"
          autoComplete="email"
          placeholder="name@company.com"
          value={form.values.email}
          error={store.emailProblem}
          onChange={value => store.type(mailText(value))}
          onBlur={() => form.values.email && form.leave('email')}
        />
        {unknownDomain === undefined ? null : (
          <Row>
            <Button kind="link" onClick={() => void go('account.feedback', { company: unknownDomain })}>
              告诉我们您的公司
            </Button>
          </Row>
        )}
        <Field
          id={codeId}
          label="验证码"
          type="number"
          autoComplete="one-time-code"
          placeholder="6位数字"
          value={form.values.vcode}
          error={store.codeProblem}
          onChange={value => form.set('vcode', codeText(value))}
          onBlur={() => form.values.vcode && form.leave('vcode')}
          extra={
            <Button kind="link" busy={sending.isSending} disabled={seconds > 0} onClick={() => void send()}>
              {sendText}
            </Button>
          }
        />
        {sentTo === undefined ? null : (
          <Text as="p" size={14} tone="secondary" role="status" words>
            {`验证码已发送到${sentTo}，15分钟内有效。没收到时，请看看垃圾邮件。`}
          </Text>
        )}
        <Button kind="primary" block submits busy={form.isSubmitting} onClick={() => void join()}>
          加入
        </Button>
      </Grid>
      <LoginFormSheet
        title="登录后加入"
        note="填写的邮箱已保留，新手机号验证后自动创建账号"
        submitText="登录并继续"
        open={isLoginAsked && !isLoggedIn}
        onClose={() => askLogin(false)}
        onDone={() => void goOn()}
      />
    </Card>
  );
});
