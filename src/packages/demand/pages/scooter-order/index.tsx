import { useDidShow } from '@tarojs/taro';
import { definePage, type ScreenProps } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { DemandOrder, useDemandOrder } from '../../components/DemandOrder';

const addressOf = (orderid: string): string => urlOf(routeOf('demand.scooterOrder'), { orderid });

function Order({ orderid }: { orderid: string }) {
  const open = useDemandOrder(orderid, addressOf(orderid));
  // Also back from the cashier: paid, perhaps.
  useDidShow(() => void open.store.load());
  return <DemandOrder open={open} />;
}

/** The order of a replacement or a scooter, which has followed a quote, too (specification §2, /scooter/order_detail). */
function ScooterOrderScreen({ params: { orderid } }: ScreenProps<'demand.scooterOrder'>) {
  return (
    <MembersOnly text="登录后查看订单" returnUrl={addressOf(orderid)}>
      <Order orderid={orderid} />
    </MembersOnly>
  );
}

export default definePage('demand.scooterOrder', ScooterOrderScreen);
