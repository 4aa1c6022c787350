import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { CreditConditions } from '@/blocks/credit-waiver/CreditConditions';
import { CreditMeaning } from '@/blocks/credit-waiver/CreditMeaning';
import { CreditResult } from '@/blocks/credit-waiver/CreditResult';
import { useCreditParty } from '@/blocks/credit-waiver/useCreditParty';
import { LoginFormSheet } from '@/blocks/login-form/LoginFormSheet';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { FailedView } from '@/components/state-view/StateView';
import { creditStateOf, type CreditState } from '@/domain/credit';
import { depositText } from '@/domain/deposits';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { backToOrder } from '@/rental/components/backToOrder';
import { useLatestBooking } from '@/rental/components/useLatestBooking';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { SessionStore } from '@/stores/SessionStore';
import type { Deposits } from '~types/api/bill';
import { convenientScreens } from '../../screens';

interface AnswerProps {
  state: CreditState;
  deposits: Deposits;
  /** Asks once more. */
  onAsk: () => void;
  /** Back to the order, as it stands. */
  onBack: () => void;
}

/** What became of the question for the car that is being booked. */
const Answer = observer(function Answer({ state, deposits, onAsk, onBack }: AnswerProps) {
  const { toTime } = useStore(SearchStore);
  return (
    <CreditResult
      state={state}
      reason={state === 'NOT_ASKED' ? undefined : deposits.notWaived}
      note={depositText(deposits, toTime)}
    >
      {state === 'REFUSED' ? (
        <Button kind="link" onClick={onAsk}>
          重新查询
        </Button>
      ) : null}
      {state === 'UNANSWERED' ? (
        <Button kind="link" onClick={onBack}>
          付押金下单
        </Button>
      ) : null}
    </CreditResult>
  );
});

/**
 * 信用免押: what it means, who gets it, and what was answered for the car that is being booked (specification §2,
 * /convenient_book credit_guarantee). The score is asked with every price; back at the order it holds.
 */
const Credit = observer(function Credit() {
  const { isLoggedIn } = useStore(SessionStore);
  const party = useCreditParty();
  const [isLoggingIn, setLoggingIn] = useState(false);
  const booking = useLatestBooking(convenientScreens);
  const checkout = booking?.checkout;
  const deposits = checkout?.quote.data?.bill.deposits;
  const state = deposits && creditStateOf(deposits, party);
  const ask = (): void => void checkout?.price();
  const goBack = (): void => void (booking && backToOrder(booking));
  const pay = { text: '付押金下单', onClick: goBack };
  const ways: Readonly<Record<CreditState, { text: string; onClick: () => void }>> = {
    PASSED: { text: '免押下单', onClick: goBack },
    REFUSED: pay,
    NOT_ASKED: pay,
    UNANSWERED: { text: '再查一次', onClick: ask },
    LOGIN: { text: '登录后查询', onClick: () => setLoggingIn(true) },
  };
  const toCars = { text: '选好车后查询', onClick: () => void go('convenient.cars', {}, { replace: true }) };
  const way = state ? ways[state] : booking === null ? toCars : undefined;
  return (
    <>
      {/* What comes and goes has a place of its own: a mini-program sends all that stands beside it. */}
      <Element>
        {checkout?.failure ? (
          <FailedView message={checkout.failure} onRetry={ask} />
        ) : checkout ? (
          <ResourceView resource={checkout.quote} onRetry={ask}>
            {({ bill }) =>
              state ? <Answer state={state} deposits={bill.deposits} onAsk={ask} onBack={goBack} /> : null
            }
          </ResourceView>
        ) : null}
      </Element>
      <CreditMeaning />
      <CreditConditions />
      {way ? (
        <ActionBar>
          <Button kind="primary" block busy={checkout?.quote.isLoading ?? false} onClick={way.onClick}>
            {way.text}
          </Button>
        </ActionBar>
      ) : null}
      <LoginFormSheet
        title="登录后查询"
        note="选好的车和填写的内容都会保留"
        open={isLoggingIn && !isLoggedIn}
        onClose={() => setLoggingIn(false)}
      />
    </>
  );
});

export default definePage('convenient.credit', Credit);
