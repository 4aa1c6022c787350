import { observer } from 'mobx-react-lite';
import { Button } from '@/components/button/Button';
import { useStore } from '@/stores/rootContext';
import type { Due, PaymentSubject } from '~types/api/pay';
import { CashierStore } from '../CashierStore';
import type { PaymentWords } from '../paymentWords';
import { DueHead } from './DueHead';
import { FoundDue } from './FoundDue';
import { Paying } from './Paying';
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

/** What is due, how to pay it, and how long it waits. */
function DueView(props: DueProps) {
  const store = useStore(CashierStore);
  const { subject, title, lines, standing } = props.due;
  const { seconds, isDue } = useStanding(standing, props.onOver);
  if (standing.state !== 'DUE' || !isDue) return <Settled {...props} standing={standing} />;
  return (
    <>
      <DueHead
        title="待支付"
        amount={standing.amount}
        seconds={seconds}
        late={props.words.late}
        lines={[title, ...lines]}
      >
        <Button kind="link" onClick={props.onView}>
          {`查看${props.words.noun}`}
        </Button>
      </DueHead>
      <Paying
        methods={props.due.methods}
        amount={standing.amount}
        begin={method => store.pay(subject, method)}
        onRefused={() => store.load(subject)}
        onBegun={props.onBegun}
      />
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
    <FoundDue due={store.dueOf(props.subject)} onRetry={() => store.load(props.subject)}>
      {due => <DueView {...props} due={due} />}
    </FoundDue>
  );
});
