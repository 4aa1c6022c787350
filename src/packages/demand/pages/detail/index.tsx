import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { DemandFacts } from '@/blocks/demand-form/DemandFacts';
import { EstimateView } from '@/blocks/demand-form/EstimateView';
import { OrderRecord } from '@/blocks/order-record/OrderRecord';
import { RuleList } from '@/blocks/rule-list/RuleList';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Gallery } from '@/components/gallery/Gallery';
import { Grid } from '@/components/grid/Grid';
import { LongField } from '@/components/long-field/LongField';
import { Price } from '@/components/price/Price';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Sheet } from '@/components/sheet/Sheet';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { DEMAND_REASON_LENGTH, quoteText } from '@/domain/demandLife';
import { format } from '@/domain/shanghaiTime';
import { defineAction } from '@/page/defineAction';
import { definePage, type ScreenProps } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { go } from '@/page/navigate';
import { focusElement } from '@/platform/focus';
import { copyText } from '@/platform/clipboard';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { OverlayStore } from '@/stores/OverlayStore';
import { useRoot } from '@/stores/rootContext';
import type { RootStore } from '@/stores/RootStore';
import type { DemandDetail, DemandQuote, Estimate } from '~types/api/worksheet';
import { DemandStore } from '../../stores/DemandStore';

/** Where the focus goes when what had it is gone with the state that the demand was in. */
const headlineId = 'demand-status';

const addressOf = (id: string): string => urlOf(routeOf('demand.detail'), { id });

/** The store of this screen with its actions. */
function openDemand(root: RootStore, id: string) {
  const store = new DemandStore(id);
  const overlay = root.get(OverlayStore);
  const auth = (): string => addressOf(id);
  const accept = defineAction<DemandQuote>({
    auth,
    perform: async quote => {
      const orderid = await store.accept(quote);
      // What costs nothing is booked with that.
      await go(quote.total === 0 ? 'demand.order' : 'pay.demand', { orderid });
    },
  });
  const decline = defineAction<{ quote: DemandQuote; reason: string }>({
    auth,
    perform: async ({ quote, reason }) => {
      await store.decline(quote, reason);
      overlay.showToast('已告知客服');
      focusElement(headlineId);
    },
  });
  const cancel = defineAction({
    auth,
    confirm: () => ({
      title: '取消需求',
      content: '取消后客服不再联系您，可以重新提交。',
      confirmText: '确认取消',
      cancelText: '再想想',
      danger: true,
    }),
    perform: async () => {
      await store.cancel();
      overlay.showToast('需求已取消');
      focusElement(headlineId);
    },
  });
  return { store, accept, decline, cancel };
}

/** It is no order yet. */
const WORDS = { heading: '需求信息', number: '需求编号', created: '提交时间' };

type OpenDemand = ReturnType<typeof openDemand>;

/** 报价: what is offered beside what was estimated, until when, and by which rule it can be given up. */
function Quote({ quote, estimate }: { quote: DemandQuote; estimate: Estimate | undefined }) {
  return (
    <>
      <Card margin="screen" heading="客服报价">
        {quote.total === 0 ? (
          <Text as="p" size={22} weight={600}>
            {quoteText(0)}
          </Text>
        ) : (
          <Price fen={quote.total} size="large" />
        )}
        <Text as="p" words>
          {quote.text}
        </Text>
        <Cell
          title="有效期"
          value={`${format(quote.valid_until, 'M月D日 HH:mm')}${quote.is_expired ? '（已过期）' : '前'}`}
        />
        {estimate && estimate.total !== quote.total ? (
          <Cell title="提交时的预估" value={quoteText(estimate.total)} />
        ) : null}
      </Card>
      <RuleList heading="取消规则" rules={quote.cancel_rules} />
    </>
  );
}

const Facts = observer(function Facts({ demand, open }: { demand: DemandDetail; open: OpenDemand }) {
  const { facts, contact, comments, pictures, estimate, quote } = demand;
  return (
    <>
      <Card margin="screen" aria-label="需求状态">
        <Text as="h2" id={headlineId} tabIndex={-1} size={22} weight={600} tight>
          {demand.status_text}
        </Text>
        <Text as="p" tone="secondary">
          {demand.note}
        </Text>
      </Card>
      {quote ? <Quote quote={quote} estimate={estimate} /> : null}
      <Card margin="screen" heading={`${demand.kind_text} · ${demand.title}`}>
        <Cell title="城市" value={demand.city} />
        <DemandFacts facts={[...facts, { label: '联系人', value: `${contact.name} ${contact.phone}` }]} />
        {comments ? <Cell title="备注" note={comments} /> : null}
        {pictures.length > 0 ? (
          <Gallery label="图片" pictures={pictures.map((src, index) => ({ src, alt: `图片${index + 1}` }))} />
        ) : null}
      </Card>
      {estimate && !quote ? (
        <Card margin="screen" heading="费用预估">
          <EstimateView estimate={estimate} />
        </Card>
      ) : null}
      <OrderRecord
        words={WORDS}
        orderid={demand.id}
        createdAt={demand.created_at}
        events={demand.timeline}
        onCopy={() => void copyText(demand.id)}
      >
        <Cell title="联系客服" onClick={() => void go('service')} />
        {demand.can_cancel ? <Cell title="取消需求" onClick={() => void open.cancel.run()} /> : null}
      </OrderRecord>
    </>
  );
});

/** The next thing to do with the demand as it stands. */
const MainAction = observer(function MainAction({
  demand,
  open,
}: {
  demand: DemandDetail;
  open: OpenDemand;
}) {
  const [isDeclining, setDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const { quote, orderid } = demand;
  if (orderid !== undefined) {
    return (
      <ActionBar>
        <Button kind="primary" block onClick={() => void go('demand.order', { orderid })}>
          查看订单
        </Button>
      </ActionBar>
    );
  }
  if (!quote || !demand.can_accept) return null;
  return (
    <>
      <ActionBar info={<Button onClick={() => setDeclining(true)}>不接受</Button>}>
        <Button kind="primary" busy={open.accept.isRunning} onClick={() => void open.accept.run(quote)}>
          {quote.total === 0 ? '接受并确认' : '接受并付款'}
        </Button>
      </ActionBar>
      <Sheet id="decline" title="不接受报价" open={isDeclining} onClose={() => setDeclining(false)}>
        <Grid gap={3}>
          <LongField
            id="decline-reason"
            label="哪里不合适"
            placeholder="选填，例如价格、车型、时间，客服会再和您商量"
            maxLength={DEMAND_REASON_LENGTH}
            value={reason}
            error={undefined}
            onChange={setReason}
          />
          <Button
            kind="primary"
            block
            busy={open.decline.isRunning}
            onClick={() => {
              setDeclining(false);
              void open.decline.run({ quote, reason });
            }}
          >
            告诉客服
          </Button>
        </Grid>
      </Sheet>
    </>
  );
});

const Demand = observer(function Demand({ id }: { id: string }) {
  const root = useRoot();
  const [open] = useState(() => openDemand(root, id));
  const { store } = open;
  // Also back from the cashier; and the staff may have answered.
  useDidShow(() => void store.load());
  if (store.isMissing) {
    return (
      <StateView
        icon="search-x"
        title="没有找到这个需求"
        text="可能不属于当前登录的账号。"
        action={{ text: '查看我的需求', onClick: () => void go('demand.list') }}
      />
    );
  }
  return (
    <ResourceView resource={store.detail} onRetry={() => void store.load()}>
      {demand => (
        <>
          <Facts demand={demand} open={open} />
          <MainAction demand={demand} open={open} />
        </>
      )}
    </ResourceView>
  );
});

/** One demand: how it stands, what is offered for it, and what can be done (issue 14). */
function DemandDetailScreen({ params: { id } }: ScreenProps<'demand.detail'>) {
  return (
    <MembersOnly text="登录后查看需求和报价" returnUrl={addressOf(id)}>
      <Demand id={id} />
    </MembersOnly>
  );
}

export default definePage('demand.detail', DemandDetailScreen);
