import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CreditResult } from '@/blocks/credit-waiver/CreditResult';
import { useCreditParty } from '@/blocks/credit-waiver/useCreditParty';
import { LoginFormSheet } from '@/blocks/login-form/LoginFormSheet';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Columns } from '@/components/columns/Columns';
import { CREDIT_SCHEMES } from '@/domain/credit';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useIsWide } from '@/platform/wide';
import { ChannelStore } from '@/stores/ChannelStore';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import type { CreditScheme } from '~types/api/cartype';
import { WaivedCars } from '../../components/WaivedCars';
import { WaiverExplained } from '../../components/WaiverExplained';
import { WaiverHead } from '../../components/WaiverHead';
import { DepositFreeStore, type WaiverState } from '../../stores/DepositFreeStore';

/** What follows from the answer, or can be done for one. */
function noteOf(state: WaiverState, scheme: CreditScheme | undefined): string | undefined {
  const name = scheme ? CREDIT_SCHEMES[scheme].name : '信用分';
  return {
    PASSED: '下单时自动生效，车辆押金和违章押金都不用付。',
    REFUSED: '也可以付押金租车，还车后按日期原路退回。',
    UNANSWERED: '过一会儿再查，或先下单，下单时会再查一次。',
    LOGIN: `登录后查询您的${name}，马上知道能不能免押。`,
    READY: `查询您的${name}，马上知道能不能免押。`,
    NOT_ASKED: undefined,
  }[state];
}

/** How it stands with the waiver of who looks. */
const Standing = observer(function Standing({ state }: { state: WaiverState }) {
  const store = useStore(DepositFreeStore);
  const { credit } = useStore(ChannelStore);
  const note = noteOf(state, credit?.scheme);
  if (state === 'READY') {
    return <CreditResult state="NOT_ASKED" title="还没有申请免押" reason={note} />;
  }
  return (
    <CreditResult
      state={state}
      {...(state === 'LOGIN' && { title: '登录后申请免押' })}
      reason={store.reason}
      note={note}
    >
      {state === 'REFUSED' ? (
        <Button kind="link" busy={store.isAsking} onClick={store.ask}>
          重新查询
        </Button>
      ) : null}
      {state === 'UNANSWERED' ? (
        <Button kind="link" onClick={() => void go('car.list')}>
          先去选车
        </Button>
      ) : null}
    </CreditResult>
  );
});

/**
 * 信用免押: what it means, how to ask for it in the host's way, which cars, and what happens on damage or a fine
 * (specification §2, /ali_rent_free; issue 14). The score is that of the channel's row.
 */
const DepositFree = observer(function DepositFree() {
  const store = useStore(DepositFreeStore);
  const { credit } = useStore(ChannelStore);
  const { isLoggedIn } = useStore(SessionStore);
  const [isLoggingIn, setLoggingIn] = useState(false);
  const state = store.stateFor(useCreditParty());
  useEffect(() => store.watch(), [store]);
  useDidShow(store.seeAgain);
  const toCars = (): void => void go('car.list');
  const ways: Readonly<Record<WaiverState, { text: string; onClick: () => void }>> = {
    LOGIN: { text: '登录后申请', onClick: () => setLoggingIn(true) },
    READY: { text: '申请免押', onClick: store.ask },
    PASSED: { text: '去选车', onClick: toCars },
    REFUSED: { text: '付押金租车', onClick: toCars },
    UNANSWERED: { text: '再查一次', onClick: store.ask },
    NOT_ASKED: { text: '去选车', onClick: toCars },
  };
  const way = ways[state];
  // In a wide window it stays in view beside the rest, with the action that follows from it.
  const isWide = useIsWide();
  const standing = <Standing state={state} />;
  return (
    <>
      <Columns
        aside={
          <>
            {isWide ? standing : null}
            <ActionBar>
              <Button kind="primary" block busy={store.isAsking} onClick={way.onClick}>
                {way.text}
              </Button>
            </ActionBar>
          </>
        }
      >
        <WaiverHead scheme={credit?.scheme} mostDeposit={store.mostDeposit} />
        {isWide ? null : standing}
        <WaivedCars isPassed={state === 'PASSED'} />
        <WaiverExplained scheme={credit?.scheme} />
      </Columns>
      <LoginFormSheet
        title="登录后申请免押"
        note="登录后马上查询，新手机号验证后自动创建账号"
        submitText="登录并申请"
        open={isLoggingIn && !isLoggedIn}
        onClose={() => setLoggingIn(false)}
        onDone={() => {
          setLoggingIn(false);
          store.ask();
        }}
      />
    </>
  );
});

export default definePage('deposit-free.home', DepositFree, 'wide');
