import { byWeight, isApart, pinBox, pinLines, worldPixel, type Box, type SiteMapMarker } from './siteMap';

/** Where the name of a dot stands. */
export type NameSide = 'below' | 'right' | 'left' | 'above';

const SIDES: readonly NameSide[] = ['below', 'right', 'left', 'above'];
/** Pixels of a dot, as its sheet draws it, and of the name beside it. */
const DOT = 14;
const NAME = {
  usual: { letter: 12, narrow: 7.5, height: 18 },
  large: { letter: 18, narrow: 11, height: 24 },
} as const;
/** On both sides of a name, which lies on a ground of its own. */
const NAME_PADDING = 8;

function nameBox(marker: SiteMapMarker, side: NameSide, zoom: number, isLarge: boolean): Box {
  const { letter, narrow, height } = NAME[isLarge ? 'large' : 'usual'];
  const { x, y } = worldPixel(marker.location, zoom);
  const [name = ''] = pinLines(marker);
  const width = Array.from(name).reduce((sum, one) => sum + (one > '\u2e7f' ? letter : narrow), NAME_PADDING);
  const far = DOT / 2;
  if (side === 'below' || side === 'above') {
    const bottom = side === 'below' ? y - far - height : y + far;
    return { left: x - width / 2, right: x + width / 2, bottom, top: bottom + height };
  }
  const left = side === 'right' ? x + far : x - far - width;
  return { left, right: left + width, bottom: y - height / 2, top: y + height / 2 };
}

/** From where to where a map is seen that shows all of its markers at once; everywhere where they do not fit. */
function seenFrom(
  markers: readonly SiteMapMarker[],
  zoom: number,
  width: number,
): [west: number, east: number] {
  const all = markers.map(({ location }) => worldPixel(location, zoom).x);
  const [west, east] = [Math.min(...all), Math.max(...all)];
  const middle = (west + east) / 2;
  return east - west < width ? [middle - width / 2, middle + width / 2] : [-Infinity, Infinity];
}

/**
 * The dots beside which there is room for their name at this zoom, and on which side: it covers neither a pin nor a dot
 * nor another name, and the edge of a map of this width (pixels) does not cut it off. The others tell theirs at a tap.
 */
export function namedDots(
  markers: readonly SiteMapMarker[],
  crowded: ReadonlySet<string>,
  { zoom, isLarge, width }: { zoom: number; isLarge: boolean; width: number },
): ReadonlyMap<string, NameSide> {
  const [west, east] = seenFrom(markers, zoom, width);
  const taken = markers.map(marker => {
    if (!crowded.has(marker.id)) return pinBox(marker, zoom);
    const { x, y } = worldPixel(marker.location, zoom);
    return { left: x - DOT / 2, right: x + DOT / 2, bottom: y - DOT / 2, top: y + DOT / 2 };
  });
  const named = new Map<string, NameSide>();
  for (const marker of byWeight(markers, undefined)) {
    if (!crowded.has(marker.id)) continue;
    const side = SIDES.find(one => {
      const box = nameBox(marker, one, zoom, isLarge);
      return box.left >= west && box.right <= east && taken.every(other => isApart(box, other));
    });
    if (!side) continue;
    taken.push(nameBox(marker, side, zoom, isLarge));
    named.set(marker.id, side);
  }
  return named;
}
