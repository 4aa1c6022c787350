import { useEffect } from 'react';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { EndName } from '@/stores/TripEnd';
import type { City } from '~types/api/city';
import { PlaceListStore, type PlaceQuery } from '../stores/PlaceListStore';

interface EndOfTrip extends PlaceQuery {
  city: City;
}

/** The city of an end of the trip with its places and sites, loaded while an observer shows it. */
export function useEndOfTrip(end: EndName): EndOfTrip {
  const search = useStore(SearchStore);
  const list = useStore(PlaceListStore);
  const { city, origin: location } = search[end];
  useEffect(() => {
    void list.ground.load({ cityId: city.id, location });
  }, [list, city.id, location]);
  return { city, cityId: city.id, location };
}
