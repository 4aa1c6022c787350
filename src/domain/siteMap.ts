import type { LngLat } from '../../types/api/call';

/** A site on the map. */
export interface SiteMapMarker {
  id: string;
  name: string;
  /** What stands below the name on the pin: ¥128; the name itself where nothing is to be said. */
  label: string;
  /** BD-09. */
  location: LngLat;
  /** Stands back: a site that is closed or has no car. */
  isDimmed?: boolean;
  /** The site of the trip. */
  isChosen?: boolean;
}

/** Metres around the middle of a city within which all of its sites lie. */
export const WHOLE_CITY = 300_000;

/** The lines on a pin: the name without the 店 that every site bears, then what is said of it. */
export const pinLines = ({ name, label, isChosen }: SiteMapMarker): readonly string[] => [
  `${isChosen ? '已选 ' : ''}${name.replace(/店$/, '')}`,
  ...(label === name ? [] : [label]),
];

/** A pin in words: 王府井店，¥128，已选. */
export const pinText = ({ name, label, isChosen }: SiteMapMarker): string =>
  [name, ...(label === name ? [] : [label]), ...(isChosen ? ['已选'] : [])].join('，');

/** A daily price (fen) on a pin: whole yuan, never less than it is: ¥128. */
export const pinPrice = (fen: number): string => `¥${Math.ceil(fen / 100)}`;

/** How far a map zooms out and in: a whole city, and the building beside the counter. */
export const zoomLimits = { least: 8, most: 17 } as const;

/** Pixels between the outermost pins of a map that still stand whole. */
export interface MapRoom {
  width: number;
  height: number;
}

/** That of the narrowest screen. */
const LEAST_ROOM: MapRoom = { width: 240, height: 240 };
/** Where nothing says otherwise: a few kilometres around. */
const USUAL_ZOOM = 12;
const CLOSEST_FIRST_ZOOM = 15;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The size of a pin with its lines, pixels, as large as elder mode makes it. */
const PIN_HEIGHT = 44;
const LINE_HEIGHT = 24;
const PIN_WIDEST = 148;
const PIN_PADDING = 24;
const WIDE_LETTER = 18;
const NARROW_LETTER = 11;

const pinHeight = (marker: SiteMapMarker): number => PIN_HEIGHT + LINE_HEIGHT * (pinLines(marker).length - 1);

const pinWidth = (marker: SiteMapMarker): number => Math.max(...pinLines(marker).map(lineWidth));

function lineWidth(line: string): number {
  const letters = Array.from(line).map(letter => (letter > '\u2e7f' ? WIDE_LETTER : NARROW_LETTER));
  return Math.min(
    PIN_WIDEST,
    letters.reduce((sum, width) => sum + width, PIN_PADDING),
  );
}

/** Where a point stands on the plane of the whole world, pixels from its middle to east and north (Web Mercator). */
export function worldPixel({ lng, lat }: LngLat, zoom: number): { x: number; y: number } {
  const size = 256 * 2 ** zoom;
  const sine = Math.sin(radians(lat));
  return {
    x: (lng / 360) * size,
    y: (Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

/** The first view of a map: all markers at once, as close as they allow; around `centre` where there is none. */
export function firstView(
  centre: LngLat,
  markers: readonly SiteMapMarker[],
  room: MapRoom = LEAST_ROOM,
): { centre: LngLat; zoom: number } {
  if (markers.length === 0) return { centre, zoom: USUAL_ZOOM };
  const lngs = markers.map(({ location }) => location.lng);
  const lats = markers.map(({ location }) => location.lat);
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [low, high] = [worldPixel({ lng: west, lat: south }, 0), worldPixel({ lng: east, lat: north }, 0)];
  const width = Math.max(LEAST_ROOM.width, room.width);
  const height = Math.max(LEAST_ROOM.height, room.height);
  const zoom = Math.floor(Math.log2(Math.min(width / (high.x - low.x), height / (high.y - low.y))));
  return {
    centre: { lng: (west + east) / 2, lat: (south + north) / 2 },
    zoom: Math.min(CLOSEST_FIRST_ZOOM, Math.max(zoomLimits.least, zoom)),
  };
}

/** Pixels of the plane, upwards and to the east. */
export interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** Whether two boxes lie beside each other. */
export const isApart = (one: Box, other: Box): boolean =>
  one.right <= other.left || other.right <= one.left || one.top <= other.bottom || other.top <= one.bottom;

/** A pin stands on its point with its tip. */
export function pinBox(marker: SiteMapMarker, zoom: number): Box {
  const { x, y } = worldPixel(marker.location, zoom);
  const width = pinWidth(marker);
  return { left: x - width / 2, right: x + width / 2, bottom: y, top: y + pinHeight(marker) };
}

/** The markers in the order in which they take their room. */
export function byWeight(markers: readonly SiteMapMarker[], selectedId: string | undefined): SiteMapMarker[] {
  const weight = (marker: SiteMapMarker): number =>
    marker.id === selectedId ? 0 : marker.isChosen ? 1 : marker.isDimmed ? 3 : 2;
  return [...markers].sort((a, b) => weight(a) - weight(b));
}

/**
 * The markers whose label would cover another one's at this zoom: they are drawn as dots. The selected one keeps its
 * label, then the chosen one, then those that are not dimmed, in the order of the list.
 */
export function crowdedMarkers(
  markers: readonly SiteMapMarker[],
  zoom: number,
  selectedId: string | undefined,
): ReadonlySet<string> {
  const placed: Box[] = [];
  const crowded = new Set<string>();
  for (const marker of byWeight(markers, selectedId)) {
    const box = pinBox(marker, zoom);
    if (placed.every(other => isApart(box, other))) placed.push(box);
    else crowded.add(marker.id);
  }
  return crowded;
}
