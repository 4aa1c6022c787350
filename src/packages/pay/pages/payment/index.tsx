import { useUnload } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Price } from '@/components/price/Price';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { defineAction } from '@/page/defineAction';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useRoot, useStore } from '@/stores/rootContext';
import type { DataOf, RequestOf } from '~types/api';
import { PaymentStore } from '../../stores/PaymentStore';
import { follow, kindOf, outdate, waysOn } from '../../subjects';
import styles from './Payment.module.scss';

type Payment = DataOf<'GET /api/pay/query'>;
type Outcome = RequestOf<'POST /api/pay/sandbox'>['outcome'];

const outcomes: readonly { outcome: Outcome; text: string; kind: 'primary' | 'plain' }[] = [
  { outcome: 'SUCCEED', text: '支付成功', kind: 'primary' },
  { outcome: 'FAIL', text: '支付失败', kind: 'plain' },
  { outcome: 'CANCEL', text: '取消支付', kind: 'plain' },
  { outcome: 'UNKNOWN', text: '结果未知', kind: 'plain' },
];

/** The sandbox cashier: the tester says how the payment ends (decision 15). */
const SandboxCashier = observer(function SandboxCashier({ payment }: { payment: Payment }) {
  const store = useStore(PaymentStore);
  const [decide] = useState(() =>
    defineAction<Outcome>({ perform: outcome => store.decide(payment.payment_id, outcome) }),
  );
  return (
    <Grid gap={3} className={styles.sandbox}>
      <Text as="h2" size={18} weight={600}>
        沙盒收银台
      </Text>
      <Price fen={payment.amount} size="large" />
      <Text as="p" tone="secondary" className={styles.note}>
        这里不会真实扣款，请选择支付的结果
      </Text>
      {outcomes.map(({ outcome, text, kind }) => (
        <Button
          key={outcome}
          block
          kind={kind}
          disabled={decide.isRunning}
          onClick={() => void decide.run(outcome)}
        >
          {text}
        </Button>
      ))}
    </Grid>
  );
});

/** Back to the link by which somebody pays for another, in the place of the payment. */
const backToLink = (token: string, result?: 'cancelled' | 'failed'): Promise<void> =>
  go('pay.friend', { token, ...(result && { result }) }, { replace: true });

/** The result is not known: it is asked for, and the renter may go on. */
const Confirming = observer(function Confirming({ payment, token }: { payment: Payment; token?: string }) {
  const store = useStore(PaymentStore);
  const { noun } = kindOf(payment.subject).words;
  return (
    <Element role="status">
      <StateView
        icon="clock"
        title="正在确认支付结果"
        text={
          store.takesLong
            ? `支付平台还没有返回结果。如已扣款，我们会在确认后更新${noun}，不会重复扣款。`
            : '请稍候，不要重复支付。'
        }
        {...(store.takesLong
          ? { action: { text: '再查一次', onClick: () => void store.confirm(payment.payment_id) } }
          : {})}
      >
        {token === undefined ? (
          <Button kind="link" onClick={waysOn(payment.subject).onView}>
            {`查看${noun}`}
          </Button>
        ) : (
          <Button kind="link" onClick={() => void backToLink(token)}>
            返回
          </Button>
        )}
      </StateView>
    </Element>
  );
});

/** A payment in progress, of whatever kind of subject; leads to the screens of its kind when it is settled. */
const PaymentScreen = observer(function PaymentScreen({ params }: ScreenProps<'pay.payment'>) {
  const root = useRoot();
  const store = useStore(PaymentStore);
  const { token } = params;
  // Of the payment before this one nothing is shown or followed.
  const isOwn = store.payment.isAbout(params.payment_id);
  const payment = isOwn ? store.payment.data : undefined;

  useEffect(() => {
    void store.load(params.payment_id);
  }, [store, params.payment_id]);
  useUnload(() => store.stop());
  useEffect(() => {
    if (!payment || !store.isSettled) return;
    const { subject, status } = payment;
    const reason = status === 'CANCELLED' ? 'cancelled' : 'failed';
    if (token !== undefined) {
      void backToLink(token, status === 'SUCCEEDED' ? undefined : reason);
      return;
    }
    outdate(root, payment);
    if (status === 'SUCCEEDED') void follow(subject, 'paid');
    else void follow(subject, 'failed', { reason });
  }, [root, payment, token, store.isSettled]);

  if (!isOwn) return null;
  return (
    <ResourceView resource={store.payment} onRetry={() => void store.load(params.payment_id)}>
      {data =>
        store.isWithTester ? (
          <SandboxCashier payment={data} />
        ) : store.isSettled ? null : (
          <Confirming payment={data} {...(token === undefined ? {} : { token })} />
        )
      }
    </ResourceView>
  );
});

export default definePage('pay.payment', PaymentScreen);
