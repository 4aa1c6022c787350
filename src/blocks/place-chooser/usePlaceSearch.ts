import { useEffect } from 'react';
import { PlaceListStore, type PlaceQuery } from '@/stores/PlaceListStore';
import { PlaceSearchStore } from '@/stores/PlaceSearchStore';
import { useStore } from '@/stores/rootContext';

/** The places and sites of a city, loaded while a screen shows them. */
export function usePlaces({ cityId, location }: PlaceQuery): PlaceListStore {
  const list = useStore(PlaceListStore);
  useEffect(() => void list.load({ cityId, location }), [list, cityId, location]);
  return list;
}

/** A search for places in a city, which begins empty. */
export function usePlaceSearch({ cityId, location }: PlaceQuery): PlaceSearchStore {
  const store = useStore(PlaceSearchStore);
  usePlaces({ cityId, location });
  useEffect(() => store.setKeyword(''), [store]);
  useEffect(() => store.lookIn({ cityId, location }), [store, cityId, location]);
  return store;
}
