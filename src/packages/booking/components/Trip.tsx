import { observer } from 'mobx-react';
import { Cell } from '@/components/cell/Cell';
import { PeriodBar } from '@/blocks/period-bar/PeriodBar';
import { yuanText } from '@/domain/money';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { purposeOf, SearchStore, type TripEnd } from '@/stores/SearchStore';
import type { DeliveryPoint } from '~types/api/address';
import type { Booking } from '../stores/Booking';

interface TripProps {
  booking: Booking;
  onEditPeriod: () => void;
}

/** When and where the car is taken and returned, brought and collected; everything can be changed here. */
export const Trip = observer(function Trip({ booking, onEditPeriod }: TripProps) {
  const { fromTime, toTime, site, returnSite, delivery, collection } = useStore(SearchStore);
  const isOneWay = returnSite !== undefined && returnSite.id !== site?.id;
  const door = (end: TripEnd, point: DeliveryPoint) => {
    const fee = booking.lineOf(end === 'return' ? 'DELIVERY_RETURN' : 'DELIVERY_PICKUP')?.amount;
    return (
      <Cell
        icon="truck"
        title={point.name}
        note={`${end === 'return' ? '上门取车' : '送车上门'}：${point.address || point.name}`}
        value={fee === undefined ? undefined : fee > 0 ? `¥${yuanText(fee)}` : '免费'}
        onClick={() => void go('place.service', purposeOf(end))}
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
      {isOneWay ? (
        <Cell
          title={returnSite.name}
          note={`还车门店：${returnSite.address}`}
          onClick={() => void go('site.list', { purpose: 'return' })}
        />
      ) : null}
      {collection ? door('return', collection) : null}
    </>
  );
});
