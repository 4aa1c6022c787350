import { observer } from 'mobx-react-lite';
import { SentDemand } from '@/stores/SentDemand';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Grid } from '@/components/grid/Grid';
import { StateView } from '@/components/state-view/StateView';
import { Steps } from '@/components/steps/Steps';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';

const steps = [
  '客服来电，和您确认需求。',
  '报价显示在“我的需求”里，请在有效期内查看。',
  '接受报价并付款，预订成功。',
];

/** A demand has arrived: who calls, when, and from which number (issue 14). */
const DemandSent = observer(function DemandSent() {
  const { receipt } = useStore(SentDemand);
  const toList = { text: '查看我的需求', onClick: () => void go('demand.list') };
  if (!receipt) {
    return (
      <StateView
        icon="clipboard-list"
        title="没有刚提交的需求"
        text="提交过的需求都在“我的需求”里，用提交时的手机号登录即可查看。"
        action={toList}
      />
    );
  }
  return (
    <>
      <StateView
        icon="circle-check"
        title="需求已提交"
        text={`客服会在${receipt.call_time}打电话给您，请保持电话畅通。`}
      />
      <Card margin="screen" aria-label="需求">
        <Cell title={receipt.title} />
        <Cell title="需求编号" value={receipt.id} />
        <Cell title="您的电话" value={receipt.phone} />
        <Cell title="来电号码" value={receipt.call_from} />
      </Card>
      <Card margin="screen" heading="接下来">
        <Steps steps={steps} />
      </Card>
      <Card aria-label="去别处" pad={3}>
        <Grid gap={2}>
          <Button kind="primary" block onClick={toList.onClick}>
            {toList.text}
          </Button>
          <Button block onClick={() => void go('home')}>
            返回首页
          </Button>
        </Grid>
      </Card>
    </>
  );
});

export default definePage('demand.sent', DemandSent);
