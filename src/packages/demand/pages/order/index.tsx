import { definePage, type ScreenProps } from '@/page/definePage';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { DemandOrder } from './DemandOrder';

/** An order that has followed a quote (issue 14). */
function DemandOrderScreen({ params: { orderid } }: ScreenProps<'demand.order'>) {
  return <DemandOrder orderid={orderid} address={urlOf(routeOf('demand.order'), { orderid })} />;
}

export default definePage('demand.order', DemandOrderScreen);
