import { useDidShow } from '@tarojs/taro';
import { definePage, type ScreenProps } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { DemandOrder, useDemandOrder } from '../../components/DemandOrder';

const addressOf = (orderid: string): string => urlOf(routeOf('demand.order'), { orderid });

function Order({ orderid }: { orderid: string }) {
  const open = useDemandOrder(orderid, addressOf(orderid));
  // Also back from the cashier: paid, perhaps.
  useDidShow(() => void open.store.load());
  return <DemandOrder open={open} />;
}

/** An order that has followed a quote (issue 14). */
function DemandOrderScreen({ params: { orderid } }: ScreenProps<'demand.order'>) {
  return (
    <MembersOnly text="登录后查看订单" returnUrl={addressOf(orderid)}>
      <Order orderid={orderid} />
    </MembersOnly>
  );
}

export default definePage('demand.order', DemandOrderScreen);
