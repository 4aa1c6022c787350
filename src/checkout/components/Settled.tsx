import { Button } from '@/components/button/Button';
import { StateView } from '@/components/state-view/StateView';
import { yuanText } from '@/domain/money';
import type { Standing } from '~types/api/pay';
import type { PaymentWords } from '../paymentWords';

/** The ways on from a subject of which nothing is due any more. */
export interface WaysOn {
  /** Leads to what is paid for. */
  onView: () => void;
  /** Leads to where another one is chosen. */
  onAnew: () => void;
  /** Leads to a payment whose result is not known, which is asked for there. */
  onConfirm: (paymentId: string) => void;
}

interface SettledProps extends WaysOn {
  standing: Standing;
  words: PaymentWords;
}

/** Why nothing can be paid here: it is paid, perhaps paid, it went back, or its time is over. With the ways on. */
export function Settled({ standing, words: { noun, anew }, onView, onAnew, onConfirm }: SettledProps) {
  const action = { text: `查看${noun}`, onClick: onView };
  if (standing.state === 'CONFIRMING') {
    const { payment_id: paymentId, amount } = standing;
    return (
      <StateView
        icon="clock"
        title="正在确认支付结果"
        text={
          paymentId === undefined
            ? `有人正在代付这笔¥${yuanText(amount)}，支付平台还没有返回结果，请不要重复支付。确认后${noun}会自动更新。`
            : `支付平台还没有返回这笔¥${yuanText(amount)}付款的结果，请不要重复支付。确认后${noun}会自动更新。`
        }
        action={action}
      >
        {paymentId === undefined ? null : (
          <Button kind="primary" onClick={() => onConfirm(paymentId)}>
            查询支付结果
          </Button>
        )}
      </StateView>
    );
  }
  if (standing.state === 'PAID') {
    return (
      <StateView
        icon="circle-check"
        isGood
        title={`这个${noun}已经支付`}
        text={`不用再付一次，可以查看${noun}。`}
        action={action}
      />
    );
  }
  const again = (
    <Button kind="primary" onClick={onAnew}>
      {anew}
    </Button>
  );
  if (standing.state === 'REFUNDED') {
    const { reason, amount, arrival } = standing;
    return (
      <StateView
        icon="wallet"
        title="付款已退回"
        text={`${reason}¥${yuanText(amount)}${arrival}。`}
        action={action}
      >
        {again}
      </StateView>
    );
  }
  const text = standing.state === 'DUE' ? standing.closing : standing.reason;
  return (
    <StateView icon="clock" title={`这个${noun}已不能支付`} text={text} action={action}>
      {again}
    </StateView>
  );
}
