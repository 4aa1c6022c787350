import { PlaceRow } from '@/blocks/place-chooser/PlaceRow';
import { districtTypes } from '@/blocks/place-chooser/placeKinds';
import type { District } from '~types/api/address';

interface DistrictRowProps {
  district: District;
  busy: boolean;
  onClick: () => void;
}

/** A district to choose as a whole, with the number of its sites. */
export function DistrictRow({ district, busy, onClick }: DistrictRowProps) {
  const icon = districtTypes.find(({ key }) => key === district.type)?.icon ?? 'map';
  const count = district.site_count;
  return (
    <PlaceRow
      icon={icon}
      name={district.name}
      notes={count > 0 ? [] : ['本区没有门店，为您选最近的一家']}
      value={count > 0 ? `${count}家门店` : undefined}
      busy={busy}
      onClick={onClick}
    />
  );
}
