import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { CasePay } from '@/blocks/case-pay-sheet/CasePaySheet';
import type { Action } from '@/blocks/order-bar/action';
import { MoreSheet } from '@/blocks/order-bar/MoreSheet';
import { OrderBar } from '@/blocks/order-bar/OrderBar';
import { Element } from '@/components/element/Element';
import { HOTLINE } from '@/domain/hotline';
import { yuanText } from '@/domain/money';
import { defineAction } from '@/page/defineAction';
import { definePage, type ScreenProps } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { go } from '@/page/navigate';
import { focusElement } from '@/platform/focus';
import { dial } from '@/platform/phone';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { OverlayStore } from '@/stores/OverlayStore';
import { useRoot, useStore } from '@/stores/rootContext';
import type { RootStore } from '@/stores/RootStore';
import type { AccidentDetail } from '~types/api/accident';
import {
  AccidentCover,
  AccidentFigures,
  AccidentOtherCard,
  AccidentPhotosCard,
  AccidentVideosCard,
  AccidentRecord,
  AccidentStatus,
  AccidentFacts,
  headlineId,
} from '../../components/AccidentFacts';
import { LatePhotos } from '../../components/LatePhotos';
import { OfAccident } from '../../components/OfAccident';
import { PaySheet } from '../../components/PaySheet';
import { icons } from '../../icons';
import { AccidentStore } from '../../stores/AccidentStore';
import { FollowUps } from '@/stores/FollowUps';

const addressOf = (id: string): string => urlOf(routeOf('claims.detail'), { id });

/** The store of this screen with its actions. */
function openAccident(root: RootStore, id: string) {
  const store = new AccidentStore(id);
  const overlay = root.get(OverlayStore);
  const auth = (): string => addressOf(id);
  const accept = defineAction<{ total: number; pay: CasePay }>({
    auth,
    confirm: ({ total }) =>
      total > 0
        ? undefined
        : { title: '确认结果', content: '您不用承担费用。确认后这次事故就处理完毕。', confirmText: '确认' },
    perform: async ({ total, pay }) => {
      if (await store.accept(total, pay)) {
        await go('pay.accident', { accident_id: id });
        return;
      }
      overlay.showToast(total > 0 ? '已从车辆押金扣除' : '已确认');
      focusElement(headlineId);
    },
  });
  const withdraw = defineAction({
    auth,
    confirm: () => ({
      title: '撤销报案',
      content: '撤销后不再处理这次事故，需要时可以重新报案。',
      confirmText: '撤销报案',
      danger: true,
    }),
    perform: async () => {
      await store.withdraw();
      overlay.showToast('报案已撤销');
      focusElement(headlineId);
    },
  });
  return { store, accept, withdraw };
}

type OpenAccident = ReturnType<typeof openAccident>;

/** What its renter does next; undefined where there is only to wait. */
function nextAction(accident: AccidentDetail, open: OpenAccident, onPay: () => void): Action | undefined {
  const { id, can_pay: canPay, can_supply: canSupply, decision, due, missing, asked } = accident;
  if (canPay && decision) {
    const pay = accident.status === 'UNPAID' ? '去支付' : '确认并支付';
    if (decision.total > 0) return { text: `${pay}¥${yuanText(decision.total)}`, onClick: onPay };
    return { text: '确认', onClick: () => void open.accept.run({ total: 0, pay: 'CASHIER' }) };
  }
  if (due > 0) {
    return {
      text: `去支付¥${yuanText(due)}`,
      onClick: () => void go('pay.accident', { accident_id: id }),
    };
  }
  return canSupply && (missing.length > 0 || asked !== undefined)
    ? { text: '补充材料', onClick: () => void go('claims.upload', { id }) }
    : undefined;
}

const Actions = observer(function Actions({
  accident,
  open,
}: {
  accident: AccidentDetail;
  open: OpenAccident;
}) {
  const [sheet, setSheet] = useState<'pay' | 'more'>();
  const { id, decision, from_deposit: fromDeposit } = accident;
  const close = (): void => setSheet(undefined);
  return (
    <>
      <OrderBar
        main={nextAction(accident, open, () => setSheet('pay'))}
        beside={[
          { icon: 'phone', text: '联系客服', onClick: () => dial(HOTLINE) },
          ...(accident.can_appeal
            ? [
                {
                  icon: icons['triangle-alert'],
                  text: '申诉',
                  onClick: () => void go('claims.appeal', { id }),
                },
              ]
            : []),
          ...(accident.can_withdraw
            ? [{ icon: 'ellipsis' as const, text: '更多', onClick: () => setSheet('more') }]
            : []),
        ]}
      />
      <Element>
        <MoreSheet
          open={sheet === 'more'}
          onClose={close}
          actions={[{ text: '撤销报案', onClick: () => void open.withdraw.run() }]}
        />
        {decision ? (
          <PaySheet
            total={decision.total}
            fromDeposit={fromDeposit}
            isConfirmed={accident.status === 'UNPAID'}
            canAppeal={accident.can_appeal}
            open={sheet === 'pay'}
            isBusy={open.accept.isRunning}
            onClose={close}
            onConfirm={pay => {
              close();
              void open.accept.run({ total: decision.total, pay });
            }}
          />
        ) : null}
      </Element>
    </>
  );
});

const Accident = observer(function Accident({ id }: { id: string }) {
  const root = useRoot();
  const [open] = useState(() => openAccident(root, id));
  const { added } = useStore(FollowUps);
  // Also back from the cashier; and the staff may have decided.
  useDidShow(() => void open.store.load());
  // Photos that have followed are there now.
  useEffect(() => {
    if (added > 0) void open.store.load();
  }, [open, added]);
  return (
    <OfAccident store={open.store}>
      {accident => (
        <>
          <AccidentStatus accident={accident} />
          <LatePhotos id={id} />
          <AccidentFigures accident={accident} />
          <AccidentPhotosCard accident={accident} />
          <AccidentVideosCard accident={accident} />
          <AccidentFacts accident={accident} />
          <AccidentOtherCard accident={accident} />
          <AccidentCover accident={accident} />
          <AccidentRecord accident={accident} />
          <Actions accident={accident} open={open} />
        </>
      )}
    </OfAccident>
  );
});

/** One accident: how it stands, what is owed by which rule, and what can be done (specification §2, /insure_apply/user/detail). */
function AccidentDetailScreen({ params: { id } }: ScreenProps<'claims.detail'>) {
  return (
    <MembersOnly text="登录后查看事故记录" returnUrl={addressOf(id)}>
      <Accident id={id} />
    </MembersOnly>
  );
}

export default definePage('claims.detail', AccidentDetailScreen);
