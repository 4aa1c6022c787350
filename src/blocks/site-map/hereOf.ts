import type { TripEnd } from '@/stores/TripEnd';
import type { Here } from './SiteMap';

/** What a map marks as the point from which an end's sites are looked at; undefined: the middle of the city. */
export const hereOf = ({ address, origin }: TripEnd): Here | undefined =>
  origin && { name: address?.name ?? '您的位置', location: origin };
