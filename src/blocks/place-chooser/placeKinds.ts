import type { IconName } from '@/components/icon/Icon';
import type { DistrictType, PlaceKind } from '~types/api/address';
import { icons } from './icons';

/** The kinds of places in the order in which a renter looks for them (rental.md, details of flow 10). */
export const placeKinds: readonly { key: PlaceKind; text: string; icon: IconName }[] = [
  { key: 'AIRPORT', text: '机场', icon: icons.plane },
  { key: 'RAILWAY', text: '火车站', icon: icons['train-front'] },
  { key: 'MALL', text: '商圈', icon: icons['building-2'] },
  { key: 'METRO', text: '地铁', icon: icons['tram-front'] },
  { key: 'HOTEL', text: '酒店', icon: icons.bed },
  { key: 'CROSSING', text: '路口', icon: icons.signpost },
];

/** The icon of a kind of place. */
export const placeIcon = (kind: PlaceKind): IconName =>
  placeKinds.find(({ key }) => key === kind)?.icon ?? 'map-pin';

/** The kinds of districts, each with its heading. */
export const districtTypes: readonly { key: DistrictType; text: string; icon: IconName }[] = [
  { key: 'COUNTY', text: '行政区', icon: 'map' },
  { key: 'BUSINESS', text: '商圈', icon: icons['building-2'] },
];
