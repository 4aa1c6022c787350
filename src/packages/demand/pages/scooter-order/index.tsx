import { definePage, type ScreenProps } from '@/page/definePage';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { DemandOrder } from '../order/DemandOrder';

/** The order of a replacement or a scooter, which has followed a quote, too (specification §2, /scooter/order_detail). */
function ScooterOrderScreen({ params: { orderid } }: ScreenProps<'demand.scooterOrder'>) {
  return <DemandOrder orderid={orderid} address={urlOf(routeOf('demand.scooterOrder'), { orderid })} />;
}

export default definePage('demand.scooterOrder', ScooterOrderScreen);
