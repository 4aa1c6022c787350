import type { HotPlace } from './hotPlaces';
import type { HotSite } from './hotSites';

/** Cities on an island of a few streets: their sites, as real as those of the hot cities. */
export const ISLAND_SITES: Readonly<Record<string, readonly HotSite[]>> = {
  三沙: [
    ['三沙永兴机场店', 'AIRPORT', '永兴岛', '永兴机场航站楼停车场', 112.3465, 16.8335],
    ['永兴岛码头店', 'POINT', '永兴岛', '永兴岛码头候船厅停车场', 112.3345, 16.8385],
  ],
};

/** Their other places, the best known first. Append, never insert: the ids follow the order. */
export const ISLAND_PLACES: Readonly<Record<string, readonly HotPlace[]>> = {
  三沙: [
    ['北京路', 'MALL', '永兴岛', '北京路', 112.3365, 16.836],
    ['西沙宾馆', 'HOTEL', '永兴岛', '北京路西沙宾馆', 112.337, 16.835],
    ['北京路宣德路路口', 'CROSSING', '永兴岛', '北京路与宣德路路口', 112.338, 16.8355],
    ['北京路琛航路路口', 'CROSSING', '永兴岛', '北京路与琛航路路口', 112.339, 16.835],
  ],
};
