import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { PagedListView } from '@/components/paged-list-view/PagedListView';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { StateView } from '@/components/state-view/StateView';
import { Tag } from '@/components/tag/Tag';
import { Text } from '@/components/text/Text';
import { yuanText } from '@/domain/money';
import { format } from '@/domain/shanghaiTime';
import { violationLife } from '@/domain/violation';
import { definePage } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { go } from '@/page/navigate';
import { routeOf } from '@/routes';
import { useStore } from '@/stores/rootContext';
import type { ViolationSummary } from '~types/api/violation';
import { ViolationListStore, type JourneyTip } from '../../stores/ViolationListStore';

/** A violation in the list: what was done, when and where, what it costs, and how it stands. */
function ViolationCard({ violation }: { violation: ViolationSummary }) {
  const { id, act, car, time, place, fine, points, status, status_text: state } = violation;
  return (
    <Card as="button" margin="none" onClick={() => void go('violation.detail', { id })}>
      <Row as="span" align="start">
        <Rest as="span">
          <Text as="span" size={16} weight={600} block>
            {act}
          </Text>
        </Rest>
        <Tag tone={violationLife[status].isOpen ? 'accent' : undefined}>{state}</Tag>
      </Row>
      <Text as="span" size={14} tone="secondary" block>
        {`${format(time, 'M月D日 HH:mm')} · ${place}`}
      </Text>
      <Text as="span" size={14} tone="secondary" block>
        {`罚款¥${yuanText(fine)} · ${points === 0 ? '不记分' : `记${points}分`} · ${car}`}
      </Text>
    </Card>
  );
}

/** 关于违章: what one should know, also before there is any (ins_journey). */
function Tips({ tips }: { tips: readonly JourneyTip[] }) {
  if (tips.length === 0) return null;
  return (
    <Card heading="关于违章">
      {tips.map(({ title, description }) => (
        <Cell key={title} title={title} note={description} />
      ))}
    </Card>
  );
}

const Violations = observer(function Violations() {
  const { list, tips } = useStore(ViolationListStore);
  // The staff may have decided meanwhile.
  useDidShow(() => {
    if (list.page > 0) void list.reload();
  });
  return (
    <>
      <PagedListView
        list={list}
        keyOf={({ id }) => id}
        empty={
          <StateView
            icon="circle-check"
            isGood
            title="没有违章记录"
            text="查到违章会短信通知您，也会显示在这里。"
          />
        }
      >
        {violation => <ViolationCard violation={violation} />}
      </PagedListView>
      <Tips tips={tips} />
    </>
  );
});

/** 违章处理: what was found of the member's rentals (specification §2, /violation_apply/list). */
function ViolationList() {
  return (
    <MembersOnly text="登录后查看违章记录" returnUrl={routeOf('violation.list').url}>
      <Violations />
    </MembersOnly>
  );
}

export default definePage('violation.list', ViolationList);
