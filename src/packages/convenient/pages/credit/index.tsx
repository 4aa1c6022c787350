import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { LoginFormSheet } from '@/blocks/login-form/LoginFormSheet';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { FailedView } from '@/components/state-view/StateView';
import { Steps } from '@/components/steps/Steps';
import { Text } from '@/components/text/Text';
import { CREDIT_SCHEMES, creditStateOf, type CreditState } from '@/domain/credit';
import { depositText } from '@/domain/deposits';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { backToOrder } from '@/rental/components/backToOrder';
import { useLatestBooking } from '@/rental/components/useLatestBooking';
import { ChannelStore } from '@/stores/ChannelStore';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { SessionStore } from '@/stores/SessionStore';
import type { Deposits } from '~types/api/bill';
import { convenientScreens } from '../../screens';

const titles: Readonly<Record<CreditState, string>> = {
  PASSED: '已通过信用免押',
  REFUSED: '这次不能免押',
  UNANSWERED: '暂时没有查询到结果',
  LOGIN: '登录后可以查询',
  NOT_ASKED: '这次没有查询信用分',
};

const meanings = [
  '通过后不用付车辆押金和违章押金，下单时自动生效。',
  '免的是押金，不是费用：租金、违章和车损仍按实际发生支付。',
  '没有通过也能租：取车时付押金，还车后按日期原路退回。',
];

/** From which score on it passes, at the channel of the visit, else at all that know one. */
function Conditions() {
  const { credit } = useStore(ChannelStore);
  const schemes = Object.entries(CREDIT_SCHEMES).filter(([scheme]) => !credit || scheme === credit.scheme);
  return (
    <Card heading="申请条件" margin="screen">
      <Steps
        steps={[
          ...schemes.map(([, { name, provider, least }]) => `从${provider}进入，${name}${least}分及以上`),
          '取车前完成实名认证',
          '能否免押，以信用分提供方返回的结果为准',
        ]}
      />
    </Card>
  );
}

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
  const why =
    state === 'NOT_ASKED'
      ? '您进入的渠道不支持信用免押，取车时支付押金，还车后按日期原路退回。'
      : deposits.notWaived;
  return (
    <Card margin="screen" role="status" aria-label="查询结果">
      <Text as="h2" size={18} weight={600} {...(state === 'PASSED' && { tone: 'success' })}>
        {titles[state]}
      </Text>
      {why ? <Text as="p">{why}</Text> : null}
      <Text as="p" size={14} tone="secondary">
        {depositText(deposits, toTime)}
      </Text>
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
    </Card>
  );
});

/**
 * 信用免押: what it means, who gets it, and what was answered for the car that is being booked (specification §2,
 * /convenient_book credit_guarantee). The score is asked with every price; back at the order it holds.
 */
const Credit = observer(function Credit() {
  const { credit } = useStore(ChannelStore);
  const { isLoggedIn } = useStore(SessionStore);
  const [isLoggingIn, setLoggingIn] = useState(false);
  const booking = useLatestBooking(convenientScreens);
  const checkout = booking?.checkout;
  const deposits = checkout?.quote.data?.bill.deposits;
  const isKnown = isLoggedIn || (credit !== undefined && credit.score !== '');
  const state = deposits && creditStateOf(deposits, { asks: credit !== undefined, isKnown });
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
      <Card heading="什么是信用免押" margin="screen">
        {meanings.map(text => (
          <Text as="p" key={text} tone="secondary">
            {text}
          </Text>
        ))}
      </Card>
      <Conditions />
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
