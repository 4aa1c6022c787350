import { observer } from 'mobx-react-lite';
import { Cell } from '@/components/cell/Cell';
import { PeriodBar } from '@/blocks/period-bar/PeriodBar';
import { nameFrom } from '@/domain/display';
import { yuanText } from '@/domain/money';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { purposeOf, type EndName } from '@/stores/TripEnd';
import type { DeliveryPoint } from '~types/api/address';
import type { Booking } from '../Booking';

interface TripProps {
  booking: Booking;
  onEditPeriod: () => void;
}

/** When and where the car is taken and returned, brought and collected; everything can be changed here. */
export const Trip = observer(function Trip({ booking, onEditPeriod }: TripProps) {
  const { fromTime, toTime, pickup, return: end, isOneWay } = useStore(SearchStore);
  const { site, delivery } = pickup;
  const door = (name: EndName, point: DeliveryPoint) => {
    const fee = booking.lineOf(name === 'return' ? 'DELIVERY_RETURN' : 'DELIVERY_PICKUP')?.amount;
    return (
      <Cell
        icon="truck"
        title={point.name}
        note={`${name === 'return' ? '上门取车' : '送车上门'}：${point.address || point.name}`}
        value={fee === undefined ? undefined : fee > 0 ? `¥${yuanText(fee)}` : '免费'}
        onClick={() => void go('place.service', purposeOf(name))}
      />
    );
  };
  return (
    <>
      <PeriodBar fromTime={fromTime} toTime={toTime} onClick={onEditPeriod} />
      {delivery ? door('pickup', delivery) : null}
      {site ? (
        <Cell
          title={site.name}
          note={`${isOneWay ? '取车门店' : '取还车门店'}：${site.address}`}
          onClick={() => void go('site.list')}
        />
      ) : null}
      {end.site && isOneWay ? (
        <Cell
          title={nameFrom(pickup.city.city, { city: end.city.city, name: end.site.name })}
          note={`还车门店：${end.site.address}`}
          onClick={() => void go('site.list', { purpose: 'return' })}
        />
      ) : null}
      {end.delivery ? door('return', end.delivery) : null}
    </>
  );
});
