import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { CouponCard } from '@/blocks/coupon-card/CouponCard';
import { RuleList } from '@/blocks/rule-list/RuleList';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { COMPANY_RULES, levelText } from '@/domain/companyBenefit';
import { format } from '@/domain/shanghaiTime';
import { defineAction } from '@/page/defineAction';
import { go } from '@/page/navigate';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import type { CompanyRelation } from '~types/api/employee';
import { EmployeeStore } from '../stores/EmployeeStore';

/** Which price the member pays now, in a line. */
function priceText({ percent, is_over }: CompanyRelation): string {
  if (is_over) return '福利已到期';
  return percent > 0 ? `租车费${levelText(percent)}` : '企业专享优惠券';
}

/** What the company gives, until when, and what of it is in the wallet. */
export const CompanyBenefits = observer(function CompanyBenefits({
  relation,
}: {
  relation: CompanyRelation;
}) {
  const store = useStore(EmployeeStore);
  const overlay = useStore(OverlayStore);
  const { company, mail, percent, coupons, joined_at, valid_to, is_over } = relation;
  const [leave] = useState(() =>
    defineAction({
      confirm: () => ({
        title: '退出员工福利',
        content: `退出${company}的员工福利后，新订单恢复原价，未使用的企业优惠券会收回。已下单的订单不受影响。`,
        confirmText: '退出',
      }),
      perform: async () => {
        await store.leave();
        overlay.showToast(`已退出${company}的员工福利`);
      },
    }),
  );
  const end = format(valid_to, 'YYYY年M月D日');
  return (
    <>
      <Card margin="screen">
        <Grid gap={3}>
          <Grid gap={1}>
            <Text as="h2" size={18} weight={600} words>
              {company}
            </Text>
            <Text as="p" size={28} weight={700} tight tone={is_over ? 'secondary' : 'selected'}>
              {priceText(relation)}
            </Text>
            <Text as="p" size={14} tone="secondary">
              {is_over
                ? `福利已于${end}到期，新订单按原价计算。公司续约后会自动恢复。`
                : percent > 0
                  ? '选车、日历和下单页的价格都已包含企业优惠。'
                  : '公司为员工准备了优惠券，下单时可以选用。'}
            </Text>
          </Grid>
          <Button kind="primary" block onClick={() => void go('home')}>
            去选车
          </Button>
        </Grid>
      </Card>
      <Card margin="screen" pad={1} aria-label="加入信息">
        <Cell title="企业邮箱" value={mail} />
        <Cell title="加入时间" value={format(joined_at, 'YYYY年M月D日')} />
        <Cell title={is_over ? '福利到期' : '福利有效期至'} value={end} />
      </Card>
      {coupons.length > 0 ? (
        <Card margin="screen">
          <Grid gap={3}>
            <Text as="h2" size={18} weight={600}>
              企业优惠券
            </Text>
            <Grid as="ul" gap={2}>
              {coupons.map(coupon => (
                <Element as="li" key={coupon.id}>
                  <CouponCard coupon={coupon} action={coupon.status === 1 ? '已使用' : undefined} />
                </Element>
              ))}
            </Grid>
            <Row>
              <Button kind="link" onClick={() => void go('wallet.coupons')}>
                查看全部优惠券
              </Button>
            </Row>
          </Grid>
        </Card>
      ) : null}
      <RuleList heading="使用规则" rules={COMPANY_RULES} />
      <Card margin="screen" pad={1}>
        <Button kind="link" block busy={leave.isRunning} onClick={() => void leave.run()}>
          退出员工福利
        </Button>
      </Card>
    </>
  );
});
