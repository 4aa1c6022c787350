import type { LngLat } from '../../types/api/call';
import { metresBetween } from './geo';

/** A site on the map. */
export interface SiteMapMarker {
  id: string;
  name: string;
  /** Short text on the pin: ¥128, or the name. */
  label: string;
  /** BD-09. */
  location: LngLat;
  /** Stands back: a site that is closed or has no car. */
  isDimmed?: boolean;
}

/** A daily price (fen) on a pin: whole yuan, never less than it is: ¥128. */
export const pinPrice = (fen: number): string => `¥${Math.ceil(fen / 100)}`;

/** How far a map zooms out and in: a whole city, and the building beside the counter. */
export const zoomLimits = { least: 8, most: 17 } as const;

/** Metres that a pixel covers at zoom 0 on the equator, in Web Mercator with tiles of 256 pixels. */
const METRES_PER_PIXEL = 156_543.03;
/** Pixels from the middle of a map to where a pin still stands whole, on the narrowest screen. */
const REACH = 120;
/** So many pins stand in the first view; the others come with zooming out. */
const FIRST_PINS = 6;
/** Where nothing says otherwise: a few kilometres around. */
const USUAL_ZOOM = 12;
const CLOSEST_FIRST_ZOOM = 15;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The zoom at which a map around `centre` shows the nearest markers. */
export function zoomAround(centre: LngLat, markers: readonly SiteMapMarker[]): number {
  const nearest = markers.map(({ location }) => metresBetween(centre, location)).sort((a, b) => a - b);
  const farthest = nearest[Math.min(FIRST_PINS, nearest.length) - 1];
  if (farthest === undefined) return USUAL_ZOOM;
  const perPixel = METRES_PER_PIXEL * Math.cos(radians(centre.lat));
  const zoom = Math.floor(Math.log2((perPixel * REACH) / Math.max(farthest, 1)));
  return Math.min(CLOSEST_FIRST_ZOOM, Math.max(zoomLimits.least, zoom));
}

/** The size of a pin with its label, pixels, as large as elder mode makes it. */
const PIN_HEIGHT = 44;
const PIN_WIDEST = 148;
const PIN_PADDING = 24;
const WIDE_LETTER = 18;
const NARROW_LETTER = 11;

function pinWidth(label: string): number {
  const letters = Array.from(label).map(letter => (letter > '\u2e7f' ? WIDE_LETTER : NARROW_LETTER));
  return Math.min(
    PIN_WIDEST,
    letters.reduce((sum, width) => sum + width, PIN_PADDING),
  );
}

/** Where a point stands on the plane of the whole world, pixels from its middle to east and north (Web Mercator). */
function worldPixel({ lng, lat }: LngLat, zoom: number): { x: number; y: number } {
  const size = 256 * 2 ** zoom;
  const sine = Math.sin(radians(lat));
  return {
    x: (lng / 360) * size,
    y: (Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

/**
 * The markers whose label would cover another one's at this zoom: they are drawn as dots. The selected one keeps its
 * label, then those that are not dimmed, in the order of the list.
 */
export function crowdedMarkers(
  markers: readonly SiteMapMarker[],
  zoom: number,
  selectedId: string | undefined,
): ReadonlySet<string> {
  const weight = (marker: SiteMapMarker): number =>
    marker.id === selectedId ? 0 : marker.isDimmed === true ? 2 : 1;
  const placed: { x: number; y: number; width: number }[] = [];
  const crowded = new Set<string>();
  for (const marker of [...markers].sort((a, b) => weight(a) - weight(b))) {
    const { x, y } = worldPixel(marker.location, zoom);
    const width = pinWidth(marker.label);
    const isCovering = placed.some(
      other => Math.abs(other.x - x) < (other.width + width) / 2 && Math.abs(other.y - y) < PIN_HEIGHT,
    );
    if (isCovering) crowded.add(marker.id);
    else placed.push({ x, y, width });
  }
  return crowded;
}
