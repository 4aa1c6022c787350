import type { OtherWays } from '@/blocks/place-chooser/FoundPlaces';
import { go } from '@/page/navigate';
import { purposeOf, type EndName } from '@/stores/TripEnd';

/** How an end of the trip is chosen where no place is found. */
export const otherWays = (end: EndName): OtherWays => ({
  hint: '也可以按区域或门店选',
  ways: [
    { text: '按区域选', onClick: () => void go('place.districts', purposeOf(end)) },
    { text: '全部门店', onClick: () => void go('site.list', purposeOf(end)) },
  ],
});
