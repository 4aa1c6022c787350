import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { CasePay } from '@/blocks/case-pay-sheet/CasePaySheet';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { yuanText } from '@/domain/money';
import { format } from '@/domain/shanghaiTime';
import { defineAction } from '@/page/defineAction';
import { definePage, type ScreenProps } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { go } from '@/page/navigate';
import { focusElement } from '@/platform/focus';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { OverlayStore } from '@/stores/OverlayStore';
import { useRoot } from '@/stores/rootContext';
import type { RootStore } from '@/stores/RootStore';
import type { ViolationAgency, ViolationDetail } from '~types/api/violation';
import { AgencySheet } from '../../components/AgencySheet';
import { OfViolation } from '../../components/OfViolation';
import {
  headlineId,
  ViolationFacts,
  ViolationPapers,
  ViolationRecord,
  ViolationStatus,
} from '../../components/ViolationFacts';
import { ViolationStore } from '../../stores/ViolationStore';

const addressOf = (id: string): string => urlOf(routeOf('violation.detail'), { id });

/** The store of this screen with its actions. */
function openViolation(root: RootStore, id: string) {
  const store = new ViolationStore(id);
  const overlay = root.get(OverlayStore);
  const auth = (): string => addressOf(id);
  const ask = defineAction<{ agency: ViolationAgency; pay: CasePay }>({
    auth,
    perform: async ({ agency, pay }) => {
      if (await store.askAgency(agency, pay)) {
        await go('pay.violation', { violation_id: id });
        return;
      }
      overlay.showToast('已委托代办');
      focusElement(headlineId);
    },
  });
  const giveUp = defineAction({
    auth,
    perform: async () => {
      await store.cancelAgency();
      overlay.showToast('已取消代办');
      focusElement(headlineId);
    },
  });
  return { store, ask, giveUp };
}

type OpenViolation = ReturnType<typeof openViolation>;

/** 怎么处理: the three ways, and what each asks for. */
const Ways = observer(function Ways({
  violation,
  open,
}: {
  violation: ViolationDetail;
  open: OpenViolation;
}) {
  const [isAsking, setAsking] = useState(false);
  const { id, agency, agency_reason: why, points } = violation;
  return (
    <Card margin="screen" heading="怎么处理">
      <Cell
        title="自己处理"
        note={`在交管12123缴罚款${points > 0 ? '、接受记分' : ''}，再上传凭证`}
        onClick={() => void go('violation.receipt', { id })}
      />
      {agency ? (
        <Cell
          title="委托代办"
          note={`罚款和代办费共¥${yuanText(agency.total)}，我们替您办好`}
          onClick={() => setAsking(true)}
        />
      ) : (
        <Cell title="委托代办" note={why} />
      )}
      {violation.can_appeal ? (
        <Cell
          title="申诉"
          note="不是您开的车，或记录有误，说明情况"
          onClick={() => void go('violation.appeal', { id })}
        />
      ) : null}
      {agency ? (
        <AgencySheet
          agency={agency}
          open={isAsking}
          isBusy={open.ask.isRunning}
          onClose={() => setAsking(false)}
          onConfirm={pay => {
            setAsking(false);
            void open.ask.run({ agency, pay });
          }}
        />
      ) : null}
    </Card>
  );
});

/** What waits for its money, and until when. */
function ToPay({ violation: { to_pay: due } }: { violation: ViolationDetail }) {
  if (!due) return null;
  return (
    <Card margin="screen" heading="代办费用">
      <Cell title="待付" value={`¥${yuanText(due.total)}`} />
      <Cell title="请在此前付款" value={format(due.expires_at, 'M月D日 HH:mm')} />
    </Card>
  );
}

/** To pay what waits for its money, or to choose anew; below all else, as it stays at the foot of the screen. */
const PayBar = observer(function PayBar({
  violation: { id, to_pay: due },
  open,
}: {
  violation: ViolationDetail;
  open: OpenViolation;
}) {
  if (!due) return null;
  return (
    <ActionBar
      info={
        <Button busy={open.giveUp.isRunning} onClick={() => void open.giveUp.run()}>
          不代办了
        </Button>
      }
    >
      <Button kind="primary" block onClick={() => void go('pay.violation', { violation_id: id })}>
        去支付
      </Button>
    </ActionBar>
  );
});

function Violation({ id }: { id: string }) {
  const root = useRoot();
  const [open] = useState(() => openViolation(root, id));
  // Also back from the cashier; and the staff may have decided.
  useDidShow(() => void open.store.load());
  return (
    <OfViolation store={open.store}>
      {violation => (
        <>
          <ViolationStatus violation={violation} />
          {violation.can_process ? <Ways violation={violation} open={open} /> : null}
          <ToPay violation={violation} />
          <ViolationFacts violation={violation} />
          <ViolationPapers violation={violation} />
          <ViolationRecord violation={violation} />
          <PayBar violation={violation} open={open} />
        </>
      )}
    </OfViolation>
  );
}

/** One violation: how it stands, whose clock runs, and what can be done (specification §2, /violation_apply/detail). */
function ViolationDetailScreen({ params: { id } }: ScreenProps<'violation.detail'>) {
  return (
    <MembersOnly text="登录后查看违章记录" returnUrl={addressOf(id)}>
      <Violation id={id} />
    </MembersOnly>
  );
}

export default definePage('violation.detail', ViolationDetailScreen);
