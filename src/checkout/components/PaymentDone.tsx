import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Button } from '@/components/button/Button';
import { Grid } from '@/components/grid/Grid';
import { StateView } from '@/components/state-view/StateView';
import { yuanText } from '@/domain/money';
import { useStore } from '@/stores/rootContext';
import type { PaymentSubject, Standing } from '~types/api/pay';
import { CashierStore } from '../CashierStore';
import type { PaymentWords } from '../paymentWords';
import { FoundDue } from './FoundDue';
import styles from './PaymentDone.module.scss';
import { Settled, type WaysOn } from './Settled';

interface PaymentDoneProps extends WaysOn {
  subject: PaymentSubject;
  words: PaymentWords;
  /** Leads home. */
  onHome: () => void;
  /** What was paid for, as its line shows it. */
  children?: ReactNode;
}

/** What the server says of the money: it has come and is kept, it went back, it may come, or it is not there. */
function Outcome({ standing, ...props }: PaymentDoneProps & { standing: Standing }) {
  const { words, onView, onHome, children } = props;
  if (standing.state !== 'PAID' && standing.state !== 'DUE') {
    return <Settled {...props} standing={standing} />;
  }
  return (
    <>
      {standing.state === 'PAID' ? (
        <StateView
          icon="circle-check"
          isGood
          title="支付成功"
          text={`${words.paid ?? '已支付'}¥${yuanText(standing.amount)}，${words.next}`}
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
  );
}

/** Paid: how much, for what, and what comes next. Says so only when the server says so. */
export const PaymentDone = observer(function PaymentDone(props: PaymentDoneProps) {
  const due = useStore(CashierStore).dueOf(props.subject);
  useEffect(() => void due.load(), [due]);
  return <FoundDue due={due}>{({ standing }) => <Outcome {...props} standing={standing} />}</FoundDue>;
});
