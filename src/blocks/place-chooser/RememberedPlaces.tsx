import { observer } from 'mobx-react-lite';
import { HistoryStore } from '@/stores/HistoryStore';
import { useStore } from '@/stores/rootContext';
import type { Place } from '~types/api/address';
import { placeIcon } from './placeKinds';
import { PlaceRow } from './PlaceRow';
import { PlaceSection, RowList } from './PlaceSection';

interface RememberedPlacesProps {
  cityId: string;
  /** Key of what is being chosen: see {@link rememberedKey}. */
  busyKey: string | undefined;
  onChoose: (place: Place) => void;
  /** All of them are to be forgotten. */
  onForget: () => void;
}

/** Tells the row of a place in the history from its row elsewhere on the screen. */
export const rememberedKey = (place: Pick<Place, 'id'>): string => `history ${place.id}`;

/** Places of a city that were chosen on this device, newest first; nothing when there are none. */
export const RememberedPlaces = observer(function RememberedPlaces({
  cityId,
  busyKey,
  onChoose,
  onForget,
}: RememberedPlacesProps) {
  const places = useStore(HistoryStore).placesOf(cityId);
  if (places.length === 0) return null;
  return (
    <PlaceSection title="最近选择" action={{ text: '清空', label: '清空最近选择', onClick: onForget }}>
      <RowList label="最近选择" items={places} keyOf={place => place.id}>
        {place => (
          <PlaceRow
            icon={placeIcon(place.kind)}
            name={place.name}
            notes={[place.address]}
            busy={rememberedKey(place) === busyKey}
            onClick={() => onChoose(place)}
          />
        )}
      </RowList>
    </PlaceSection>
  );
});
