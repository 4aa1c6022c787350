import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Grid } from '@/components/grid/Grid';
import { PagedListView } from '@/components/paged-list-view/PagedListView';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { StateView } from '@/components/state-view/StateView';
import { Tag } from '@/components/tag/Tag';
import { Text } from '@/components/text/Text';
import { accidentLife } from '@/domain/accident';
import { yuanText } from '@/domain/money';
import { format } from '@/domain/shanghaiTime';
import { definePage } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { go } from '@/page/navigate';
import { routeOf } from '@/routes';
import { useStore } from '@/stores/rootContext';
import type { AccidentSummary } from '~types/api/accident';
import { AccidentListStore } from '../../stores/AccidentListStore';
import { ReportStore } from '../../stores/ReportStore';

/** An accident in the list: which car, when and where, how it stands, what is due. */
function AccidentCard({ accident }: { accident: AccidentSummary }) {
  const { id, car, time, place, status, status_text: state, note, due } = accident;
  return (
    <Card as="button" margin="none" onClick={() => void go('claims.detail', { id })}>
      <Row as="span" align="start">
        <Rest as="span">
          <Text as="span" size={16} weight={600} block>
            {car}
          </Text>
        </Rest>
        <Tag tone={accidentLife[status].isOpen ? 'accent' : undefined}>{state}</Tag>
      </Row>
      <Text as="span" size={14} tone="secondary" block>
        {`${format(time, 'M月D日 HH:mm')} · ${place}`}
      </Text>
      <Text as="span" size={14} {...(due > 0 ? { weight: 600 } : { tone: 'secondary' })} block>
        {due > 0 ? `待付¥${yuanText(due)}` : note}
      </Text>
    </Card>
  );
}

/** The two ways on from an accident that has just happened; a report that was begun goes on. */
const Ways = observer(function Ways() {
  const { isBegun } = useStore(ReportStore);
  return (
    <Card margin="screen" heading="出事故了？">
      <Grid gap={3}>
        <Text as="p" size={14} tone="secondary">
          {isBegun
            ? '上次的报案还没有发送，填的内容和照片都在。'
            : '先保证人身安全，再报案。报案分五步，没有网络也可以填。'}
        </Text>
        <Grid gap={2}>
          <Button kind="primary" block onClick={() => void go('claims.report')}>
            {isBegun ? '继续报案' : '我要报案'}
          </Button>
          <Button icon="phone" block onClick={() => void go('rescue.call')}>
            道路救援
          </Button>
        </Grid>
      </Grid>
    </Card>
  );
});

const Accidents = observer(function Accidents() {
  const { list } = useStore(AccidentListStore);
  const { isBegun } = useStore(ReportStore);
  // Reported, decided or paid meanwhile.
  useDidShow(() => {
    if (list.page > 0) void list.reload();
  });
  return (
    <PagedListView
      list={list}
      keyOf={({ id }) => id}
      empty={
        <StateView
          icon="circle-check"
          isGood
          title="没有事故记录"
          text={
            isBegun
              ? '报案发送后，进度会显示在这里。'
              : '用车中出了事故，点“我要报案”，按步骤拍照、填写即可。'
          }
        />
      }
    >
      {accident => <AccidentCard accident={accident} />}
    </PagedListView>
  );
});

/** 事故理赔: the member's accidents, and what to do after one (specification §2, /insure_apply/user). */
function AccidentList() {
  return (
    <>
      <Ways />
      <MembersOnly text="登录后查看事故记录" returnUrl={routeOf('claims.list').url}>
        <Accidents />
      </MembersOnly>
    </>
  );
}

export default definePage('claims.list', AccidentList);
