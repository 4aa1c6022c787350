import { remedyText } from '@/domain/remedy';
import { go } from '@/page/navigate';
import { type SearchStore } from '@/stores/SearchStore';
import { purposeOf } from '@/stores/TripEnd';
import type { CarDetail } from '../stores/CarDetail';

/** A button that leads out of what stands in the way. */
export interface WayOut {
  text: string;
  onClick: () => void;
}

/** The ways out of what stands in the way of booking a car, the best first; none when it can be booked. */
export function waysOut(car: CarDetail, search: SearchStore, onEditPeriod: () => void): WayOut[] {
  const changePeriod: WayOut = { text: remedyText.PERIOD, onClick: onEditPeriod };
  switch (car.obstacle?.remedy) {
    case undefined:
      return [];
    case 'PERIOD':
      return [changePeriod];
    case 'PAY': {
      const { orderid = '' } = car.obstacle;
      return [{ text: remedyText.PAY, onClick: () => void go('pay.cashier', { orderid }) }, changePeriod];
    }
    case 'SITE':
      return [
        {
          text: remedyText.SITE,
          onClick: () => void go('place.address', purposeOf(search.openEnds[0] ?? 'pickup')),
        },
      ];
    case 'DELIVERY': {
      const end = search.undeliverableEnd;
      return [
        { text: remedyText.DELIVERY, onClick: () => void go('place.service', purposeOf(end)) },
        {
          text: end === 'pickup' ? '改为到店取车' : '改为到店还车',
          onClick: () => void search[end].chooseDelivery(undefined),
        },
      ];
    }
    case 'CARS':
      return [
        { text: '看哪家店有这款车', onClick: () => void go('car.products', { cartype_id: car.cartypeId }) },
        { text: remedyText.CARS, onClick: () => void go('car.list') },
      ];
    case 'ORDERS':
      return [{ text: remedyText.ORDERS, onClick: () => void go('orders') }];
    case 'IDENTITY':
      return [{ text: remedyText.IDENTITY, onClick: () => void go('account.identify') }];
    case 'RETRY':
      return [{ text: remedyText.RETRY, onClick: () => void car.load() }];
  }
}
