import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { RuleList } from '@/blocks/rule-list/RuleList';
import { AgreementLinks } from '@/blocks/agreement-text/AgreementLinks';
import { CheckoutBar } from '@/checkout/components/CheckoutBar';
import { LoginSheet } from '@/checkout/components/LoginSheet';
import { RefusalSheet } from '@/checkout/components/RefusalSheet';
import { UnpricedView } from '@/checkout/components/UnpricedView';
import { waysOut } from '@/checkout/waysOut';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { ChoiceTabs } from '@/components/choice-tabs/ChoiceTabs';
import { Columns } from '@/components/columns/Columns';
import { Pictured } from '@/components/pictured/Pictured';
import { SkeletonCards } from '@/components/skeleton/Skeleton';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { CYCLE_PLANS } from '@/domain/cyclePlans';
import { format } from '@/domain/shanghaiTime';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import type { CycleQuote } from '~types/api/cycle';
import { CycleBill } from '../../components/CycleBill';
import { StartDaySheet, startDayText } from '../../components/StartDaySheet';
import { CycleStore } from '../../stores/CycleStore';
import styles from './Submit.module.scss';

const plans = CYCLE_PLANS.map(({ key, name }) => ({ key, text: name }));

const dayText = (iso: string): string => format(iso, 'YYYY年M月D日');

/** What is bought, when it begins, what it costs, and by which rule it is refunded. */
const Chosen = observer(function Chosen({ quote, onOpenDay }: { quote: CycleQuote; onOpenDay: () => void }) {
  const store = useStore(CycleStore);
  const { offer, city } = quote;
  return (
    <>
      <ChoiceTabs label="套餐" items={plans} current={store.plan} onSelect={store.choosePlan} />
      <Card margin="screen" aria-label="购买内容">
        <Pictured
          picture={quote.class.picture.small}
          title={`${offer.name} · ${quote.class.name}`}
          facts={`${city.name}取车 · 共${offer.days}天`}
          heading
        />
        <Cell title="可用日子" note={offer.rule} />
        <Cell title="生效日期" note={startDayText(store.startDay)} onClick={onOpenDay} />
        <Cell title="有效期" note={`${dayText(quote.valid_from)}至${dayText(quote.valid_to)}`} />
      </Card>
      <Card margin="screen" heading="费用明细">
        <CycleBill bill={quote.bill} />
      </Card>
      <RuleList heading="退款规则" rules={quote.refund_rules} example={offer.refund_example} />
      <Text size={12} className={styles.agreements}>
        <AgreementLinks
          lead={
            <Text as="span" tone="secondary">
              提交订单即表示同意
            </Text>
          }
        />
      </Text>
    </>
  );
});

/** 确认购买: a visitor sees all of it, and logs in in place (specification §2, /cycle_purchase/submit). */
const CycleSubmit = observer(function CycleSubmit() {
  const store = useStore(CycleStore);
  const { uid = '' } = useStore(SessionStore);
  const [isDayOpen, setDayOpen] = useState(false);
  const { checkout } = store;
  // Another city: which class is bought there is looked for anew.
  useEffect(() => checkout.watch(), [checkout, store.city.id]);
  const submit = (): void => void checkout.submit.run();
  const ways = waysOut(checkout, submit, {
    CARS: () => void go('cycle.home'),
    ORDERS: () => void go('orders'),
  });
  const quote = checkout.quote.data;
  if (store.isNowhere) {
    return (
      <StateView
        icon="calendar"
        title={`${store.city.city}暂时没有周期购`}
        text="换个城市看看，或先按天租车。"
        action={{ text: '换个城市', onClick: () => void go('cycle.city') }}
      />
    );
  }
  return (
    <>
      {quote ? (
        <Columns
          aside={
            <CheckoutBar
              checkout={checkout}
              total={quote.bill.total}
              note={`共${quote.offer.days}天`}
              ways={ways}
              onShowBill={undefined}
              onSubmit={submit}
            />
          }
        >
          <Chosen quote={quote} onOpenDay={() => setDayOpen(true)} />
        </Columns>
      ) : (
        <UnpricedView checkout={checkout} ways={ways} skeleton={<SkeletonCards />} />
      )}
      <LoginSheet checkout={checkout} mobile={uid} />
      <RefusalSheet checkout={checkout} ways={ways} />
      <StartDaySheet
        open={isDayOpen}
        chosen={store.startDay}
        onChoose={store.chooseDay}
        onClose={() => setDayOpen(false)}
      />
    </>
  );
});

export default definePage('cycle.submit', CycleSubmit, 'wide');
