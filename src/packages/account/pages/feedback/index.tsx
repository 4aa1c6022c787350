import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ChoiceTabs } from '@/components/choice-tabs/ChoiceTabs';
import { PagedListView } from '@/components/paged-list-view/PagedListView';
import { StateView } from '@/components/state-view/StateView';
import { companyWish, readMail } from '@/domain/companyBenefit';
import { isOrderNumber } from '@/domain/orderNumber';
import { definePage, type ScreenProps } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import { FeedbackCard } from '../../components/FeedbackCard';
import { FeedbackForm } from '../../components/FeedbackForm';
import { MemberFeedbackStore } from '../../stores/MemberFeedbackStore';

type View = 'write' | 'mine';

const views: readonly { key: View; text: string }[] = [
  { key: 'write', text: '写反馈' },
  { key: 'mine', text: '我的反馈' },
];

/** What it is about, where another screen has led here. */
interface Occasion {
  /** The order. */
  orderid: string | undefined;
  /** The mail domain of a company whose employees have no benefits yet. */
  company: string | undefined;
}

const MemberFeedback = observer(function MemberFeedback({ orderid, company }: Occasion) {
  const store = useStore(MemberFeedbackStore);
  const overlay = useStore(OverlayStore);
  const [view, setView] = useState<View>('write');
  useEffect(() => store.tellAbout(orderid), [store, orderid]);
  useEffect(() => {
    if (company !== undefined) store.suggest('SUGGESTION', companyWish(company));
  }, [store, company]);
  // The staff may have answered meanwhile.
  useDidShow(() => {
    if (store.list.page > 0) void store.list.reload();
  });
  return (
    <>
      <ChoiceTabs label="意见反馈" items={views} current={view} onSelect={setView} />
      {view === 'write' ? (
        <FeedbackForm
          store={store}
          onSent={() => {
            overlay.showToast('已提交，回复会显示在这里');
            setView('mine');
          }}
        />
      ) : (
        <PagedListView
          list={store.list}
          keyOf={({ id }) => id}
          empty={
            <StateView
              icon="message-circle"
              title="还没有反馈"
              text="提交后，处理情况和回复都在这里。"
              action={{ text: '写反馈', onClick: () => setView('write') }}
            />
          }
        >
          {feedback => <FeedbackCard feedback={feedback} />}
        </PagedListView>
      )}
    </>
  );
});

/** 意见反馈: what a member tells the house, and what it answers (specification §2, /profile/feedback). */
function FeedbackScreen({ params }: ScreenProps<'account.feedback'>) {
  const orderid = params.orderid !== undefined && isOrderNumber(params.orderid) ? params.orderid : undefined;
  const company = readMail(`a@${params.company ?? ''}`)?.domain;
  return (
    <MembersOnly
      text="登录后提交反馈、查看回复"
      returnUrl={urlOf(routeOf('account.feedback'), {
        ...(orderid !== undefined && { orderid }),
        ...(company !== undefined && { company }),
      })}
    >
      <MemberFeedback orderid={orderid} company={company} />
    </MembersOnly>
  );
}

export default definePage('account.feedback', FeedbackScreen);
