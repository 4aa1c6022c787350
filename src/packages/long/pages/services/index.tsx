import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Grid } from '@/components/grid/Grid';
import { Text } from '@/components/text/Text';
import { LONG_CANCEL_RULE } from '@/domain/longCancel';
import { DUE_DAYS, EARLY_RETURN_RULE, OVERDUE_RULE } from '@/domain/instalments';
import { EXTRA_KM_PRICE, LONG_SERVICES, MONTHLY_KM, ONCE_PERCENT } from '@/domain/longPricing';
import { yuanText } from '@/domain/money';
import { definePage } from '@/page/definePage';

/** The rules of long rental, by what they are about; each figure is that of the rule modules. */
const parts: readonly { title: string; rules: readonly string[] }[] = [
  {
    title: '付款',
    rules: [
      `可一次付清，租金减${ONCE_PERCENT}%；也可按月付，下单时付首期租金和押金，之后每期在开始前${DUE_DAYS}天支付。`,
      '付款日前3天发短信提醒；开通自动扣款后，到期自动从所选方式扣款，失败会发付款链接。',
      `${OVERDUE_RULE}。`,
    ],
  },
  {
    title: '用车',
    rules: [
      `每月含${MONTHLY_KM}公里，整个租期合并计算，超出部分每公里${EXTRA_KM_PRICE / 100}元。`,
      '按里程定期保养，费用由我们承担；保养或维修期间可以换车继续使用。',
      '违章由您处理，违章押金在还车后30天退还。',
    ],
  },
  {
    title: '续租和提前还车',
    rules: [
      '到期前可以续租1至12个月，按总租期对应的月租金计算；车辆已被他人预订的日子不能续租。',
      `提前还车收取违约金：${EARLY_RETURN_RULE}。多付的租金原路退回。`,
    ],
  },
  {
    title: '还车和尾款',
    rules: [
      '还车时一起核对里程、油量或电量、车况，多出的费用列在尾款里，每一项都有计算方式。',
      '对尾款有疑问，先不用支付，打客服电话核对。',
    ],
  },
  {
    title: '取消',
    rules: [LONG_CANCEL_RULE],
  },
];

/** 服务说明: what a month includes, what can be added, and the rules (specification §2, /longrent_book/service_desc). */
function LongServices() {
  return (
    <>
      <Card margin="screen" heading="月度服务">
        {LONG_SERVICES.map(({ code, name, description, monthlyPrice }) => (
          <Cell
            key={code}
            title={name}
            note={description}
            value={monthlyPrice === 0 ? '已包含' : `¥${yuanText(monthlyPrice)}/月`}
          />
        ))}
      </Card>
      {parts.map(({ title, rules }) => (
        <Card key={title} margin="screen" heading={title}>
          <Grid as="ul" gap={2}>
            {rules.map(rule => (
              <Text as="li" size={14} block key={rule}>
                {rule}
              </Text>
            ))}
          </Grid>
        </Card>
      ))}
    </>
  );
}

export default definePage('long.services', LongServices);
