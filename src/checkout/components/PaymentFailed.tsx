import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '@/components/button/Button';
import { Grid } from '@/components/grid/Grid';
import { StateView } from '@/components/state-view/StateView';
import { countdownText } from '@/domain/countdown';
import { useStore } from '@/stores/rootContext';
import type { PaymentSubject, Standing } from '~types/api/pay';
import { CashierStore } from '../CashierStore';
import type { PaymentWords } from '../paymentWords';
import { FoundDue } from './FoundDue';
import styles from './PaymentFailed.module.scss';
import { Settled, type WaysOn } from './Settled';
import { useStanding } from './useStanding';

interface PaymentFailedProps extends WaysOn {
  subject: PaymentSubject;
  words: PaymentWords;
  /** The person gave the payment up; otherwise it failed. */
  isCancelled: boolean;
  /** Leads to the cashier. */
  onRetry: () => void;
  /** Nothing is due any more, here or at the server; told once, so it stays the same function. */
  onOver?: () => unknown;
}

function Outcome({ standing, ...props }: PaymentFailedProps & { standing: Standing }) {
  const { noun, held, again, anew } = props.words;
  const { seconds, isDue } = useStanding(standing, props.onOver);
  // Another payment has paid it or may have, or what came went back: then it is not true that nothing was taken.
  const hasMoney = standing.state !== 'DUE' && standing.state !== 'CLOSED';
  if (hasMoney) return <Settled {...props} standing={standing} />;
  return (
    <>
      <StateView
        icon={props.isCancelled ? 'clock' : 'circle-x'}
        title={props.isCancelled ? '支付已取消' : '支付失败'}
        text={
          isDue
            ? `没有扣款，${seconds === undefined ? '' : `${held}${countdownText(seconds)}，`}请尽快完成支付。`
            : `没有扣款，${noun}已不能支付，${again}。`
        }
      />
      <Grid gap={3} className={styles.buttons}>
        <Button kind="primary" block onClick={isDue ? props.onRetry : props.onAnew}>
          {isDue ? '重新支付' : anew}
        </Button>
        <Button block onClick={props.onView}>
          {`查看${noun}`}
        </Button>
      </Grid>
    </>
  );
}

/** The payment failed or was cancelled: nothing is lost, and while the subject still waits it can be tried again. */
export const PaymentFailed = observer(function PaymentFailed(props: PaymentFailedProps) {
  const due = useStore(CashierStore).dueOf(props.subject);
  useEffect(() => void due.load(), [due]);
  return <FoundDue due={due}>{({ standing }) => <Outcome {...props} standing={standing} />}</FoundDue>;
});
