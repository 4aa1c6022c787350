import { observer } from 'mobx-react-lite';
import { useCountdown } from '@/blocks/countdown/useCountdown';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Field } from '@/components/field/Field';
import { Text } from '@/components/text/Text';
import { maskMobile } from '@/domain/identity';
import { codeText } from '@/domain/typedText';
import { focusElement } from '@/platform/focus';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import type { ProofModel } from '../stores/ProofModel';

/** The id of the field of the code. */
export const proofId = 'proof-vcode';

/** The code that proves that the number is the member's: they ask for it, and type it. */
export const ProofField = observer(function ProofField({ proof }: { proof: ProofModel<unknown> }) {
  const { uid = '' } = useStore(SessionStore);
  const { form } = proof;
  const seconds = useCountdown(proof.sending.resendAt);
  const sendText = seconds > 0 ? `${seconds}秒后重发` : proof.sending.resendAt ? '重新获取' : '获取验证码';
  // The button that had the focus is off for a minute.
  const send = async (): Promise<void> => {
    await proof.send();
    focusElement(proofId);
  };
  return (
    <Card heading="验证手机号" margin="screen">
      <Text as="p" size={14} tone="secondary">
        {`验证码将发送到${maskMobile(uid)}`}
      </Text>
      <Field
        id={proofId}
        label="验证码"
        type="number"
        autoComplete="one-time-code"
        placeholder="6位数字"
        value={form.values.vcode}
        error={proof.codeProblem}
        onChange={value => form.set('vcode', codeText(value))}
        onBlur={() => {
          if (form.values.vcode) form.leave('vcode');
        }}
        extra={
          <Button
            kind="link"
            busy={proof.sending.isSending}
            disabled={seconds > 0}
            onClick={() => void send()}
          >
            {sendText}
          </Button>
        }
      />
    </Card>
  );
});
