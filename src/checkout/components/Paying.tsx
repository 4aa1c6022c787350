import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { yuanText } from '@/domain/money';
import { defineAction } from '@/page/defineAction';
import { useStore } from '@/stores/rootContext';
import type { BegunPayment, PayMethod } from '~types/api/pay';
import { CashierStore } from '../CashierStore';
import { followInstruction } from '../followInstruction';
import { isDefinite } from '../refusal';
import { MethodList, type MethodChoice } from './MethodList';
import styles from './Paying.module.scss';

interface PayingProps {
  /** The ways that are open. */
  methods: readonly PayMethod[];
  /** Fen. */
  amount: number;
  begin: (method: PayMethod) => Promise<BegunPayment>;
  /** The server has refused: it stands otherwise than it is shown. */
  onRefused: () => void;
  /** A payment has begun and the app is still here: leads to how it ends. */
  onBegun: (paymentId: string) => Promise<void>;
}

const WAYS: Readonly<Record<PayMethod, string>> = {
  WECHAT: '微信支付',
  ALIPAY: '支付宝',
  BALANCE: '余额支付',
};

/** The ways to pay so many fen that are open, and the button that pays. */
export const Paying = observer(function Paying({ methods, amount, ...props }: PayingProps) {
  const store = useStore(CashierStore);
  const [payAction] = useState(() =>
    defineAction<Omit<PayingProps, 'methods' | 'amount'> & { method: PayMethod }>({
      perform: async ({ begin, method, onBegun }) => {
        const { payment_id, instruction } = await begin(method);
        if ((await followInstruction(instruction)) === 'HERE') await onBegun(payment_id);
      },
      onError: (problem, { onRefused }) => {
        // What the server refuses stands otherwise than it is shown: paid or cancelled elsewhere, perhaps.
        if (isDefinite(problem)) onRefused();
        return false;
      },
    }),
  );
  const method = store.methodOf({ methods });
  const isEnough = store.canPayByBalance(amount);
  const balanceNote = `余额¥${yuanText(store.amounts.data?.balance ?? 0)}${isEnough ? '' : '，不足以支付'}`;
  const choices = methods.map((way): MethodChoice => ({
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
            if (method) void payAction.run({ ...props, method });
          }}
        >
          {`支付¥${yuanText(amount)}`}
        </Button>
      </ActionBar>
    </>
  );
});
