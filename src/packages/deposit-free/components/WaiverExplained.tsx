import { CreditConditions } from '@/blocks/credit-waiver/CreditConditions';
import { CreditMeaning } from '@/blocks/credit-waiver/CreditMeaning';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Steps } from '@/components/steps/Steps';
import { CREDIT_SCHEMES } from '@/domain/credit';
import { RELEASE_DAYS } from '@/domain/deposits';
import { HOURS_TO_ANSWER } from '@/domain/settling';
import { go } from '@/page/navigate';
import type { CreditScheme } from '~types/api/cartype';

/** How one asks for it, in the host's way; without a channel that knows a score, where to come from. */
function waysToAsk(scheme: CreditScheme | undefined): readonly string[] {
  const { provider, name } = scheme
    ? CREDIT_SCHEMES[scheme]
    : {
        provider: Object.values(CREDIT_SCHEMES)
          .map(one => one.provider)
          .join('或'),
        name: '信用分',
      };
  return [
    `从${provider}打开租车，登录您的账号。`,
    `点“申请免押”，查询您的${name}是否达到要求。`,
    '通过后照常选车下单，押金一行显示“信用免押”。',
    '下单时会再查一次，没有查到也不影响租车，押金到店再付。',
  ];
}

const afterwards = [
  '还车后查明的车损、超时、油电差额等费用，会逐项列在结算单上并附凭据。',
  `请在${HOURS_TO_ANSWER}小时内确认，或对某一项提出异议，核实后再确认。`,
  '没有押金可以抵扣，确认后的费用在订单里支付。',
  '违章的罚款和扣分由取车人承担，我们用短信把时间和地点告诉您，请按时处理。',
];

/** What deposit-free means, whose deposits are waived, how to ask, and what happens on damage or a fine. */
export function WaiverExplained({ scheme }: { scheme: CreditScheme | undefined }) {
  return (
    <>
      <CreditMeaning />
      <Card heading="免哪些押金" margin="screen">
        <Cell
          icon="car"
          title="车辆押金"
          note={`为车损、油电差额等费用预留，原本取车时付，还车后${RELEASE_DAYS.vehicle}天内退`}
          value="免付"
        />
        <Cell
          icon="clipboard-list"
          title="违章押金"
          note={`为违章罚款预留，原本取车时付，还车后${RELEASE_DAYS.violation}天内退`}
          value="免付"
        />
      </Card>
      <CreditConditions />
      <Card heading="怎么申请" margin="screen">
        <Steps steps={waysToAsk(scheme)} />
      </Card>
      <Card heading="有车损或违章怎么办" margin="screen">
        <Steps steps={afterwards} />
      </Card>
      <Card pad={1}>
        <Cell title="押金规则" value="查看" onClick={() => void go('content.rules', { doc: 'deposit' })} />
      </Card>
    </>
  );
}
