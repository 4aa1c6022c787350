import type { TripEnd } from '@/stores/TripEnd';

/** From what the distances of an end's sites are measured: its place, the person, or the middle of the city. */
export const measuredFrom = ({ address, origin }: TripEnd): string =>
  address?.name ?? (origin ? '您' : '市中心');
