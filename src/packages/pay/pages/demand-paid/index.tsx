import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PaymentDone } from '@/checkout/components/PaymentDone';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { format } from '@/domain/shanghaiTime';
import { definePage, type ScreenProps } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { go } from '@/page/navigate';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { OrderStore } from '@/stores/OrderStore';
import { useStore } from '@/stores/rootContext';
import { demandSubject, kindOf, waysOn } from '../../subjects';

/** What was booked, and when it begins. */
const Booked = observer(function Booked({ orderid }: { orderid: string }) {
  const { detail } = useStore(OrderStore).of('DEMAND', orderid);
  const subject = demandSubject(orderid);
  useEffect(() => void detail.load(), [detail]);
  return (
    <PaymentDone
      subject={subject}
      words={kindOf(subject).words}
      {...waysOn(subject)}
      onHome={() => void go('home')}
    >
      <ResourceView resource={detail}>
        {({ title, take_time: time, text }) => (
          <Card>
            <Cell title={title} note={text} />
            <Cell title="用车时间" value={format(time, 'YYYY年M月D日 HH:mm')} />
          </Card>
        )}
      </ResourceView>
    </PaymentDone>
  );
});

/** An order that has followed a quote is paid (issue 14). */
function DemandPaid({ params: { orderid } }: ScreenProps<'pay.demandPaid'>) {
  return (
    <MembersOnly text="登录后查看支付结果" returnUrl={urlOf(routeOf('pay.demandPaid'), { orderid })}>
      <Booked orderid={orderid} />
    </MembersOnly>
  );
}

export default definePage('pay.demandPaid', DemandPaid);
