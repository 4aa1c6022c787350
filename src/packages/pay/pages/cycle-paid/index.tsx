import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PaymentDone } from '@/checkout/components/PaymentDone';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Pictured } from '@/components/pictured/Pictured';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { voucherDaysText, voucherLeftText } from '@/domain/dayVoucher';
import { definePage, type ScreenProps } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { go } from '@/page/navigate';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { OrderStore } from '@/stores/OrderStore';
import { useStore } from '@/stores/rootContext';
import { cycleSubject, kindOf, waysOn } from '../../subjects';

/** What was bought, and where its days are used. */
const Bought = observer(function Bought({ orderid }: { orderid: string }) {
  const { detail } = useStore(OrderStore).of('CYCLE', orderid);
  const subject = cycleSubject(orderid);
  useEffect(() => void detail.load(), [detail]);
  return (
    <PaymentDone
      subject={subject}
      words={kindOf(subject).words}
      {...waysOn(subject)}
      onHome={() => void go('home')}
    >
      <ResourceView resource={detail}>
        {({ picture, title, voucher, valid_to }) => (
          <Card>
            <Pictured picture={picture} title={title} facts={voucherLeftText(voucher, valid_to)} />
            <Cell title="取车城市" value={voucher.city.name} />
            <Cell title="可用日子" note={voucherDaysText[voucher.on]} />
            <Cell
              icon="ticket"
              title="优惠券"
              note="天数在这里，确认订单时自动抵扣租车费"
              onClick={() => void go('wallet.coupons')}
            />
          </Card>
        )}
      </ResourceView>
    </PaymentDone>
  );
});

/** Rental days that were bought ahead are paid (specification §2, /cycle_purchase/success). */
function CyclePaid({ params: { orderid } }: ScreenProps<'pay.cyclePaid'>) {
  return (
    <MembersOnly text="登录后查看支付结果" returnUrl={urlOf(routeOf('pay.cyclePaid'), { orderid })}>
      <Bought orderid={orderid} />
    </MembersOnly>
  );
}

export default definePage('pay.cyclePaid', CyclePaid);
