import { observer } from 'mobx-react';
import { useState } from 'react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Price } from '@/components/price/Price';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Text } from '@/components/text/Text';
import { countdownText } from '@/domain/countdown';
import { yuanText } from '@/domain/money';
import { defineAction } from '@/page/defineAction';
import { useStore } from '@/stores/rootContext';
import type { Due, PaymentSubject, PayMethod } from '~types/api/pay';
import { CashierStore } from '../CashierStore';
import { followInstruction } from '../followInstruction';
import type { PaymentWords } from '../paymentWords';
import { isDefinite } from '../refusal';
import styles from './Cashier.module.scss';
import { MethodList, type MethodChoice } from './MethodList';
import { Settled, type WaysOn } from './Settled';
import { useStanding } from './useStanding';

interface CashierProps extends WaysOn {
  subject: PaymentSubject;
  words: PaymentWords;
  /** A payment has begun and the app is still here: leads to how it ends. */
  onBegun: (paymentId: string) => Promise<void>;
  /** Nothing is due any more, here or at the server; told once, so it stays the same function. */
  onOver?: () => unknown;
}

type DueProps = CashierProps & { due: Due };

const WAYS: Readonly<Record<PayMethod, string>> = {
  WECHAT: '微信支付',
  ALIPAY: '支付宝',
  BALANCE: '余额支付',
};

/** The ways to pay so many fen that are open, and the button that pays. */
const Paying = observer(function Paying({ due, amount, onBegun }: DueProps & { amount: number }) {
  const store = useStore(CashierStore);
  const [payAction] = useState(() =>
    defineAction<{ subject: PaymentSubject; method: PayMethod }>({
      perform: async ({ subject, method }) => {
        const { payment_id, instruction } = await store.pay(subject, method);
        if ((await followInstruction(instruction)) === 'HERE') await onBegun(payment_id);
      },
      onError: (problem, { subject }) => {
        // What the server refuses stands otherwise than it is shown: paid or cancelled elsewhere, perhaps.
        if (isDefinite(problem)) store.load(subject);
        return false;
      },
    }),
  );
  const method = store.methodOf(due);
  const isEnough = store.canPayByBalance(amount);
  const balanceNote = `余额¥${yuanText(store.amounts.data?.balance ?? 0)}${isEnough ? '' : '，不足以支付'}`;
  const choices = due.methods.map((way): MethodChoice => ({
    method: way,
    name: WAYS[way],
    ...(way === 'BALANCE' ? { note: balanceNote, disabled: !isEnough } : {}),
  }));
  return (
    <>
      <Element className={styles.methods}>
        <MethodList choices={choices} current={method} onChoose={store.choose} />
      </Element>
      <ActionBar>
        <Button
          kind="primary"
          block
          busy={payAction.isRunning}
          disabled={method === undefined}
          onClick={() => {
            if (method) void payAction.run({ subject: due.subject, method });
          }}
        >
          {`支付¥${yuanText(amount)}`}
        </Button>
      </ActionBar>
    </>
  );
});

/** What is due, how to pay it, and how long it waits. */
function DueView(props: DueProps) {
  const { title, lines, standing } = props.due;
  const { seconds, isDue } = useStanding(standing, props.onOver);
  if (standing.state !== 'DUE' || !isDue) return <Settled {...props} standing={standing} />;
  return (
    <>
      <Grid gap={1} className={styles.due}>
        <Text as="h2" size={14} tone="secondary">
          待支付
        </Text>
        <Price fen={standing.amount} size="large" />
        <Text as="p" tone="danger" numeric role="timer">
          {`请在${countdownText(seconds)}内完成支付，超时${props.words.noun}自动关闭`}
        </Text>
        {[title, ...lines].map(line => (
          <Text key={line} as="p" tone="secondary">
            {line}
          </Text>
        ))}
        <Button kind="link" onClick={props.onView}>
          {`查看${props.words.noun}`}
        </Button>
      </Grid>
      <Paying {...props} amount={standing.amount} />
    </>
  );
}

/**
 * The cashier of whatever is paid for. Its screen loads the store (`CashierStore.load`) each time that it is shown: it
 * may have been paid meanwhile.
 */
export const Cashier = observer(function Cashier(props: CashierProps) {
  const store = useStore(CashierStore);
  return (
    <ResourceView resource={store.dueOf(props.subject)} onRetry={() => store.load(props.subject)}>
      {due => <DueView {...props} due={due} />}
    </ResourceView>
  );
});
