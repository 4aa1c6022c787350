import { openCase } from '@/page/openCase';
import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { BillView } from '@/blocks/bill-view/BillView';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Price } from '@/components/price/Price';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { ErrorCode } from '@/domain/errorCode';
import { yuanText } from '@/domain/money';
import { answerByText, settlingOf, settlingText } from '@/domain/settling';
import { format } from '@/domain/shanghaiTime';
import { defineAction } from '@/page/defineAction';
import { definePage, type ScreenProps } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { go, returnTo } from '@/page/navigate';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { codeOf } from '@/services/ApiError';
import { OverlayStore } from '@/stores/OverlayStore';
import { useRoot } from '@/stores/rootContext';
import type { Handover, Settlement } from '~types/api/settlement';
import { ChargeRow } from '../../components/ChargeRow';
import { ContestSheet } from '../../components/ContestSheet';
import { HeldDeposits } from '@/blocks/held-deposits/HeldDeposits';
import { SettlementStore } from '../../stores/SettlementStore';

/** How the bill stands, in one sentence. */
function stateText({ state, due, charges, answer_by: by }: Settlement): string {
  const settling = settlingOf(state, charges);
  if (!settling) return due > 0 ? `费用已确认，还需支付¥${yuanText(due)}` : '费用已确认';
  if (settling !== 'ASKED') return settlingText(settling, by);
  const end = by === undefined ? '' : `。${answerByText(by)}前没有回复，门店将按账单结算`;
  return `请核对下面的费用，有疑问可以提出异议${end}`;
}

/** What is to be paid or comes back. */
function dueText(due: number): { title: string; amount: number } {
  return due < 0 ? { title: '应退', amount: -due } : { title: '需补交', amount: due };
}

function Sums({ settlement }: { settlement: Settlement }) {
  const { bill, charges, state, total, kept, due } = settlement;
  const added = charges.reduce((sum, { amount, state: of }) => sum + (of === 'WITHDRAWN' ? 0 : amount), 0);
  const { title, amount } = dueText(due);
  return (
    <Card aria-label="合计">
      <Cell title="订单费用" value={`¥${yuanText(state === 'ACCEPTED' ? bill.total - added : bill.total)}`} />
      {added > 0 ? <Cell title="用车后费用" value={`¥${yuanText(added)}`} /> : null}
      <Cell title="合计" value={`¥${yuanText(total)}`} />
      <Cell title="已支付" value={`¥${yuanText(kept)}`} />
      {state === 'ACCEPTED' && due === 0 ? null : (
        <Cell
          title={title}
          value={
            <Text as="span" tone="ink">
              <Price fen={amount} />
            </Text>
          }
        />
      )}
    </Card>
  );
}

const readingText = ({ odometer, energy }: Handover): string => `${odometer}公里 · ${energy}%`;

function Readings({ handovers }: { handovers: readonly Handover[] }) {
  return (
    <Card heading="里程和油电量">
      {handovers.map(handover => (
        <Cell
          key={handover.kind}
          title={handover.kind === 'PICKUP' ? '取车时' : '还车时'}
          note={format(handover.time, 'M月D日 HH:mm')}
          value={readingText(handover)}
        />
      ))}
    </Card>
  );
}

/** The store of this screen with its action. */
function openSettlement(store: SettlementStore, overlay: OverlayStore, orderid: string) {
  const accept = defineAction<Settlement>({
    perform: async settlement => {
      const due = await store.accept(settlement);
      if (due === undefined) return;
      if (due > 0) {
        await go('pay.cashier', { orderid });
        return;
      }
      overlay.showToast('费用已结清');
      await returnTo(urlOf(routeOf('order.detail'), { orderid }));
    },
  });
  return { store, accept };
}

const Settling = observer(function Settling({ orderid }: { orderid: string }) {
  const root = useRoot();
  const [{ store, accept }] = useState(() =>
    openSettlement(new SettlementStore(root, orderid), root.get(OverlayStore), orderid),
  );
  // Back from the cashier: paid, perhaps.
  useDidShow(() => void store.load());

  if (codeOf(store.settlement.problem) === ErrorCode.NOT_FOUND) {
    return (
      <StateView
        icon="clipboard-list"
        title="还没有结算账单"
        text="还车后门店核对好费用，就能在这里确认。"
        action={{ text: '查看订单', onClick: () => void go('order.detail', { orderid }) }}
      />
    );
  }
  return (
    <ResourceView resource={store.settlement} onRetry={() => void store.load()}>
      {settlement => {
        const { charges, state, due, deposits, handovers, bill } = settlement;
        const canAnswer = state === 'ASKED';
        const isBlocked = charges.some(charge => charge.state === 'CONTESTED');
        return (
          <>
            <Card aria-label="账单状态" margin="screen">
              <Text as="p" role="status" weight={600}>
                {stateText(settlement)}
              </Text>
              {store.isChanged && canAnswer ? (
                <Text as="p" size={14} tone="danger" role="alert">
                  费用有变化，已更新为最新账单
                </Text>
              ) : null}
            </Card>
            {charges.length > 0 ? (
              <Card heading="用车后费用">
                <Element as="ul">
                  {charges.map(charge => (
                    <ChargeRow
                      key={charge.id}
                      charge={charge}
                      onContest={canAnswer ? () => store.contest(charge) : undefined}
                    />
                  ))}
                </Element>
              </Card>
            ) : null}
            <Sums settlement={settlement} />
            <Readings handovers={handovers} />
            {deposits.length > 0 ? (
              <Card heading="押金">
                <HeldDeposits deposits={deposits} onCase={openCase} />
              </Card>
            ) : null}
            <Card heading="费用明细">
              <BillView bill={bill} heading="h3" withoutDeposits={deposits.length > 0} />
            </Card>
            <ContestSheet store={store} />
            {canAnswer ? (
              <ActionBar>
                <Button
                  kind="primary"
                  block
                  busy={accept.isRunning}
                  disabled={isBlocked}
                  onClick={() => void accept.run(settlement)}
                >
                  {due > 0 ? `确认并支付¥${yuanText(due)}` : '确认费用'}
                </Button>
              </ActionBar>
            ) : null}
            {state === 'ACCEPTED' && due > 0 ? (
              <ActionBar>
                <Button kind="primary" block onClick={() => void go('pay.cashier', { orderid })}>
                  {`支付¥${yuanText(due)}`}
                </Button>
              </ActionBar>
            ) : null}
          </>
        );
      }}
    </ResourceView>
  );
});

/** 确认费用: what the return has added, with its reason, to accept or to contest (specification §2, confirm_settle). */
function SettleScreen({ params: { orderid } }: ScreenProps<'order.settle'>) {
  return (
    <MembersOnly text="登录后确认费用" returnUrl={urlOf(routeOf('order.settle'), { orderid })}>
      <Settling orderid={orderid} />
    </MembersOnly>
  );
}

export default definePage('order.settle', SettleScreen);
