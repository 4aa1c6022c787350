import { useCallback, useEffect } from 'react';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { FleetStore } from '../stores/FleetStore';

/**
 * Loads the fleet of a city, and anew whenever the trip of the search changes; `isNeeded` false: not yet. For an observer;
 * answers what asks again.
 */
export function useCityFleet(cityId: string, isNeeded = true): () => void {
  const fleet = useStore(FleetStore);
  const { fromTime, toTime, trip } = useStore(SearchStore);
  const load = useCallback(() => void fleet.load(cityId), [fleet, cityId]);
  useEffect(() => {
    if (isNeeded) load();
  }, [load, isNeeded, fromTime, toTime, trip]);
  return load;
}
