import { observer } from 'mobx-react-lite';
import { PlaceSection, RowList } from '@/blocks/place-chooser/PlaceSection';
import { go } from '@/page/navigate';
import { SearchStore } from '@/stores/SearchStore';
import type { EndName } from '@/stores/TripEnd';
import { useStore } from '@/stores/rootContext';
import type { District } from '~types/api/address';
import { DistrictRow } from './DistrictRow';
import { leavePlaces } from './leavePlaces';
import type { Choosing } from './useChoosing';

interface DistrictRowsProps {
  title: string;
  end: EndName;
  districts: readonly District[];
  choosing: Choosing;
  action?: { text: string; label?: string; onClick: () => void };
}

/** Back to where the choice was begun; to the cars where it was begun by a link to the districts. */
export const leaveDistricts = (): Promise<void> => leavePlaces(() => go('car.list', {}, { replace: true }));

/** Districts under a heading, of which one is chosen; nothing when there are none. */
export const DistrictRows = observer(function DistrictRows({
  title,
  end,
  districts,
  choosing: { busyKey, choose },
  action,
}: DistrictRowsProps) {
  const search = useStore(SearchStore);
  if (districts.length === 0) return null;
  return (
    <PlaceSection title={title} {...(action ? { action } : {})}>
      <RowList label={title} items={districts} keyOf={({ id }) => id}>
        {district => (
          <DistrictRow
            district={district}
            busy={busyKey === `${title} ${district.id}`}
            onClick={() => choose(`${title} ${district.id}`, () => search[end].chooseDistrict(district))}
          />
        )}
      </RowList>
    </PlaceSection>
  );
});
