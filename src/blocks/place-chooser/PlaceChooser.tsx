import { observer } from 'mobx-react-lite';
import { SearchHead, SearchHint } from '@/components/search-box/SearchHead';
import { HistoryStore } from '@/stores/HistoryStore';
import { useStore } from '@/stores/rootContext';
import type { Place } from '~types/api/address';
import type { LngLat } from '~types/api/call';
import type { City } from '~types/api/city';
import { FoundPlaces, type OtherWays } from './FoundPlaces';
import { rememberedKey, RememberedPlaces } from './RememberedPlaces';
import { usePlaceSearch } from './usePlaceSearch';

interface PlaceChooserProps {
  /** Of the search field, unique on its screen. */
  id: string;
  /** The city in which a place is looked for. */
  city: City;
  /** What distances are measured from, BD-09; undefined: the city's centre. */
  origin: LngLat | undefined;
  /** Key of the row that is being chosen. */
  busyKey?: string | undefined;
  /** What else can be done where no place is found. */
  otherWays?: OtherWays;
  /** Receives the place and the key of its row. */
  onChoose: (place: Place, key: string) => void;
  /** The places that were chosen before are to be forgotten. */
  onForget: () => void;
}

/**
 * Chooses a place of a city: by name, pinyin, initials or address, or one that was chosen before (specification §2,
 * /address/search). It returns the place; what becomes of it is the screen's matter.
 */
export const PlaceChooser = observer(function PlaceChooser({
  id,
  city,
  origin,
  busyKey,
  otherWays,
  onChoose,
  onForget,
}: PlaceChooserProps) {
  const history = useStore(HistoryStore);
  const store = usePlaceSearch({ cityId: city.id, location: origin });
  return (
    <>
      <SearchHead
        id={id}
        placeholder="机场 / 商圈 / 路口"
        value={store.keyword}
        onChange={store.setKeyword}
      />
      {store.words ? (
        <FoundPlaces busyKey={busyKey} otherWays={otherWays} onChoose={place => onChoose(place, place.id)} />
      ) : (
        <>
          {history.placesOf(city.id).length === 0 ? (
            <SearchHint
              text={`在${city.city}找地点，可以输入名称、拼音或首字母，例如“机场”“jichang”“jc”。`}
            />
          ) : null}
          <RememberedPlaces
            cityId={city.id}
            busyKey={busyKey}
            onChoose={place => onChoose(place, rememberedKey(place))}
            onForget={onForget}
          />
        </>
      )}
    </>
  );
});
