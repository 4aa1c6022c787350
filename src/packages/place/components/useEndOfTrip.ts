import { useEffect } from 'react';
import { useStore } from '@/stores/rootContext';
import { SearchStore, type TripEnd } from '@/stores/SearchStore';
import type { City } from '~types/api/city';
import { PlaceListStore, type PlaceQuery } from '../stores/PlaceListStore';

interface EndOfTrip extends PlaceQuery {
  city: City;
}

/** The city of an end of the trip with its places and sites, loaded while an observer shows it. */
export function useEndOfTrip(end: TripEnd): EndOfTrip {
  const search = useStore(SearchStore);
  const list = useStore(PlaceListStore);
  const city = search.cityAt(end);
  const location = search.pointAt(end);
  useEffect(() => {
    void list.ground.load({ cityId: city.id, location });
  }, [list, city.id, location]);
  return { city, cityId: city.id, location };
}
