import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Row } from '@/components/row/Row';
import { REPORT_STEPS } from '@/domain/accidentReport';
import { defineAction } from '@/page/defineAction';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { focusElement } from '@/platform/focus';
import { routeOf } from '@/routes';
import { OverlayStore } from '@/stores/OverlayStore';
import { useRoot, useStore } from '@/stores/rootContext';
import type { RootStore } from '@/stores/RootStore';
import { CheckStep } from '../../components/CheckStep';
import { OtherStep } from '../../components/OtherStep';
import { PhotoStep } from '../../components/PhotoStep';
import { SafetyStep } from '../../components/SafetyStep';
import { StepHead } from '../../components/StepHead';
import { WhereStep } from '../../components/WhereStep';
import { ReportStore } from '../../stores/ReportStore';

const STEPS = [SafetyStep, WhereStep, PhotoStep, OtherStep, CheckStep] as const;

/** The screen's actions: sending, which asks for the login, and beginning anew. */
function reportActions(root: RootStore) {
  const store = root.get(ReportStore);
  const overlay = root.get(OverlayStore);
  const send = defineAction({
    auth: () => routeOf('claims.report').url,
    perform: async () => {
      const id = await store.send();
      if (id !== undefined) {
        overlay.showToast('已报案');
        await go('claims.detail', { id }, { replace: true });
      } else if (store.failure !== undefined && store.foundNoWay) overlay.showToast(store.failure);
      else if (store.firstWrong) focusElement(`report-${store.firstWrong.field}`);
    },
  });
  const discard = defineAction({
    confirm: () => ({
      title: '清空重填',
      content: '已填的内容和已拍的照片都会删除。',
      confirmText: '清空',
      danger: true,
    }),
    perform: () => {
      store.discard();
      return Promise.resolve();
    },
  });
  return { send, discard };
}

/** 事故报案: five steps, one question a screen; nothing typed or photographed is lost (`design/lines.md`, Claims). */
const AccidentReport = observer(function AccidentReport({
  params: { orderid },
}: ScreenProps<'claims.report'>) {
  const root = useRoot();
  const store = useStore(ReportStore);
  const [{ send, discard }] = useState(() => reportActions(root));
  useEffect(() => {
    if (orderid) store.set('orderid', orderid);
  }, [store, orderid]);
  // Also back from the login.
  useDidShow(() => void store.loadOrders());
  const { step } = store.draft;
  const Step = STEPS[step] ?? SafetyStep;
  const isLast = step === REPORT_STEPS.length - 1;
  const goOn = (): void => {
    const wrong = store.next();
    if (wrong) focusElement(`report-${wrong}`);
  };
  return (
    <>
      <StepHead step={step} />
      <Element key={step}>
        <Step store={store} />
      </Element>
      {store.isBegun ? (
        <Row justify="center">
          <Button kind="link" onClick={() => void discard.run()}>
            清空重填
          </Button>
        </Row>
      ) : null}
      <ActionBar>
        <Grid columns="even" gap={3}>
          {step > 0 ? (
            <Button block onClick={() => store.show(step - 1)}>
              上一步
            </Button>
          ) : null}
          {isLast ? (
            <Button kind="primary" block busy={send.isRunning} onClick={() => void send.run()}>
              {store.foundNoWay ? '重新发送' : '发送报案'}
            </Button>
          ) : (
            <Button kind="primary" block onClick={goOn}>
              {step === 2 && store.photos.places.length === 0 ? '跳过，下一步' : '下一步'}
            </Button>
          )}
        </Grid>
      </ActionBar>
    </>
  );
});

export default definePage('claims.report', AccidentReport);
