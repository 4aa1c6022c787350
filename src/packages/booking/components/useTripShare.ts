import { cardAddress } from '@/components/picture/pictureAddress';
import { tripTitle } from '@/domain/tripNotes';
import { hostAddress } from '@/platform/address';
import { useShareMessage, type ShareMessage } from '@/platform/share';
import { routeOf } from '@/routes';
import type { PickupCard } from '@/stores/pickupCards';

/** The app, until there is a trip to tell of. */
const nothingYet = (): ShareMessage => ({ title: '租车', page: hostAddress(routeOf('home'), {}) });

/**
 * What a mini-program sends of a trip: car, days and site. It opens the sites that have this car in that city, which
 * everybody may see, and never the order (issue 11, share card).
 */
export function tripMessage(card: PickupCard): ShareMessage {
  const { cartype, site } = card;
  return {
    title: tripTitle(card),
    page: hostAddress(routeOf('car.products'), { cartype_id: cartype.id, city_id: site.city_id }),
    picture: cardAddress(cartype.picture.large),
  };
}

/** Has the host send the trip of a card instead of the screen, which has the number of the order. */
export function useTripShare(card: PickupCard | undefined): void {
  useShareMessage(card ? tripMessage(card) : nothingYet());
}
