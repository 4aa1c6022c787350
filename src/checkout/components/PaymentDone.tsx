import { observer } from 'mobx-react';
import { useEffect, type ReactNode } from 'react';
import { Button } from '@/components/button/Button';
import { Grid } from '@/components/grid/Grid';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { yuanText } from '@/domain/money';
import { useStore } from '@/stores/rootContext';
import type { PaymentSubject } from '~types/api/pay';
import { CashierStore } from '../CashierStore';
import type { PaymentWords } from '../paymentWords';
import styles from './PaymentDone.module.scss';

interface PaymentDoneProps {
  subject: PaymentSubject;
  words: PaymentWords;
  /** Leads to what was paid for. */
  onView: () => void;
  /** Leads home. */
  onHome: () => void;
  /** What was paid for, as its line shows it. */
  children?: ReactNode;
}

/** Paid: how much, for what, and what comes next. Says so only when the server says so. */
export const PaymentDone = observer(function PaymentDone(props: PaymentDoneProps) {
  const { words, onView, onHome, children } = props;
  const due = useStore(CashierStore).dueOf(props.subject);
  useEffect(() => void due.load(), [due]);
  return (
    <ResourceView resource={due}>
      {({ standing }) => (
        <>
          {standing.state === 'PAID' ? (
            <StateView
              icon="circle-check"
              title="支付成功"
              text={`已支付¥${yuanText(standing.amount)}，${words.next}`}
            />
          ) : (
            <StateView icon="clock" title="还没有收到付款" text={`如已扣款，请稍后在${words.noun}里查看。`} />
          )}
          {children}
          <Grid gap={3} className={styles.buttons}>
            <Button kind="primary" block onClick={onView}>
              {`查看${words.noun}`}
            </Button>
            <Button block onClick={onHome}>
              回到首页
            </Button>
          </Grid>
        </>
      )}
    </ResourceView>
  );
});
