import type { DeliveryPoint } from '../../types/api/address';
import type { LngLat } from '../../types/api/call';
import { distanceKm } from './geo';

/** A car is brought and collected up to so many kilometres from a site. */
export const DELIVERY_LIMIT_KM = 15;

/** Roads are longer than the straight line: the usual factor of Chinese cities and motorways. */
export const ROAD_FACTOR = 1.25;

/** Kilometres by road between two points (BD-09), with one decimal: what delivery and one-way fees are charged for. */
export const roadKm = (from: LngLat, to: LngLat): number =>
  Math.round(distanceKm(from, to) * ROAD_FACTOR * 10) / 10;

/** Whether a site brings a car to a point, or collects it there (送车上门, 上门取车). */
export const canDeliver = (site: LngLat, point: LngLat): boolean => roadKm(site, point) <= DELIVERY_LIMIT_KM;

interface Points {
  delivery?: DeliveryPoint;
  collection?: DeliveryPoint;
}

const served = (site: LngLat, point?: DeliveryPoint): DeliveryPoint | undefined =>
  point && canDeliver(site, point.location) ? point : undefined;

/** What sites do of what is wished: a point to which the site of its end does not come is left out. */
export const servedPoints = (site: LngLat, returnSite: LngLat, { delivery, collection }: Points): Points => ({
  delivery: served(site, delivery),
  collection: served(returnSite, collection),
});

/** A point to which a car is brought, in one line; a name that is the address already is not said twice. */
export const pointText = ({ name, address }: DeliveryPoint): string =>
  address && address !== name ? `${name}，${address}` : name;
