import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { LongField } from '@/components/long-field/LongField';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { COMMENT_LENGTH, JUDGEMENT_TAGS } from '@/domain/comment';
import { definePage, type ScreenProps } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { go, returnTo } from '@/page/navigate';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { OrderStore } from '@/stores/OrderStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import { ScoreField } from '../../components/ScoreField';
import { TagChoice } from '../../components/TagChoice';
import { JudgementStore } from '../../stores/JudgementStore';

const Judging = observer(function Judging({ orderid }: { orderid: string }) {
  const overlay = useStore(OverlayStore);
  const { detail } = useStore(OrderStore).of('RENTAL', orderid);
  const [store] = useState(() => new JudgementStore(orderid));
  useEffect(() => {
    void store.open();
    void detail.load();
  }, [store, detail]);
  const { form } = store;
  const { values } = form;
  const submit = async (): Promise<void> => {
    if (!(await form.submit())) return;
    overlay.showToast('谢谢，您的评价只有我们看得到');
    await returnTo(urlOf(routeOf('order.detail'), { orderid }));
  };
  const written = (
    <ResourceView resource={store.said} onRetry={() => void store.open()}>
      {({ judgement }) => (
        <>
          <Card margin="screen" heading="接待您的门店人员">
            <ScoreField
              label="服务"
              score={values.score}
              error={form.errorOf('score')}
              onChoose={score => form.set('score', score)}
            />
            <TagChoice label="印象" offered={JUDGEMENT_TAGS} chosen={values.tags} onToggle={store.toggle} />
            <LongField
              id="judge-text"
              label="想说的话"
              placeholder="只有我们看得到，不会告诉门店是谁写的"
              maxLength={COMMENT_LENGTH}
              value={values.text}
              error={form.errorOf('text')}
              onChange={text => form.set('text', text)}
            />
          </Card>
          {form.failure ? (
            <Card>
              <Text as="p" tone="danger" role="alert">
                {form.failure}
              </Text>
            </Card>
          ) : null}
          <ActionBar>
            <Button kind="primary" block busy={form.isSubmitting} onClick={() => void submit()}>
              {judgement ? '修改评价' : '提交评价'}
            </Button>
          </ActionBar>
        </>
      )}
    </ResourceView>
  );
  return (
    <ResourceView resource={detail} onRetry={() => void detail.load()}>
      {({ handovers }) =>
        handovers.length > 0 ? (
          written
        ) : (
          <StateView
            icon="star"
            title="现在还不能评价"
            text="取车后就可以评价接待您的门店人员。"
            action={{ text: '查看订单', onClick: () => void go('order.detail', { orderid }) }}
          />
        )
      }
    </ResourceView>
  );
});

/** 评价门店人员: only the house reads it (specification §2, judge_operator). */
function JudgeScreen({ params: { orderid } }: ScreenProps<'order.judge'>) {
  return (
    <MembersOnly text="登录后评价" returnUrl={urlOf(routeOf('order.judge'), { orderid })}>
      <Judging orderid={orderid} />
    </MembersOnly>
  );
}

export default definePage('order.judge', JudgeScreen);
