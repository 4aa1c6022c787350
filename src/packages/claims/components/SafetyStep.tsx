import { observer } from 'mobx-react-lite';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Grid } from '@/components/grid/Grid';
import { Steps } from '@/components/steps/Steps';
import { Text } from '@/components/text/Text';
import { HOTLINE } from '@/domain/hotline';
import { go } from '@/page/navigate';
import type { ReportStore } from '../stores/ReportStore';
import { CallButton } from './CallButton';
import { Choice } from './Choice';

/** What one does before anything else: law and highway police say the distances. */
const SAFETY = [
  '开双闪，能挪的车先挪到路边',
  '车后放三角牌：市区50米外，高速150米外',
  '人撤到护栏外，不要留在车里和车道上',
];

/** 人安全吗？ Whom to call, what to do, and whether somebody is hurt. */
export const SafetyStep = observer(function SafetyStep({ store }: { store: ReportStore }) {
  const { is_injured: isInjured, has_police: hasPolice } = store.draft;
  return (
    <>
      <Card margin="screen" heading="先保证安全">
        <Grid gap={3}>
          <Steps steps={SAFETY} />
          <Grid columns={2} gap={3}>
            <CallButton name="交警" number="122" />
            <CallButton name="急救" number="120" />
          </Grid>
          <CallButton name="客服和救援24小时" number={HOTLINE} />
        </Grid>
      </Card>
      <Card margin="screen" pad={1} aria-label="道路救援">
        <Cell
          title="道路救援"
          note="显示您的位置和要说的话，照着念就行"
          onClick={() => void go('rescue.call')}
        />
      </Card>
      <Choice
        id="report-is_injured"
        question="有人受伤吗？"
        yes="有人受伤"
        no="没有人受伤"
        answer={isInjured}
        error={store.errorOf('is_injured')}
        onAnswer={value => store.set('is_injured', value)}
      />
      {isInjured === true ? (
        <Card margin="screen" aria-label="先救人">
          <Text as="p" tone="danger" weight={600} role="alert">
            请先打120和122，等待时不要移动伤者。填的内容会保留，稍后再填也来得及。
          </Text>
        </Card>
      ) : null}
      <Choice
        id="report-has_police"
        question="报警了吗？"
        yes="已报警"
        no="还没有"
        answer={hasPolice}
        error={store.errorOf('has_police')}
        onAnswer={value => store.set('has_police', value)}
      />
    </>
  );
});
