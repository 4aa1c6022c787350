import { useEffect } from 'react';
import { useStore } from '@/stores/rootContext';
import type { EndName } from '@/stores/TripEnd';
import { PlaceSearchStore } from '../stores/PlaceSearchStore';
import { useEndOfTrip } from './useEndOfTrip';

/** A search for places in the city of an end of the trip, which begins empty. */
export function usePlaceSearch(end: EndName): ReturnType<typeof useEndOfTrip> & { store: PlaceSearchStore } {
  const store = useStore(PlaceSearchStore);
  const trip = useEndOfTrip(end);
  const { cityId, location } = trip;
  useEffect(() => store.setKeyword(''), [store]);
  useEffect(() => store.lookIn({ cityId, location }), [store, cityId, location]);
  return { ...trip, store };
}
