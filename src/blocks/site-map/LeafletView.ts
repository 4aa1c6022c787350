import * as leaflet from 'leaflet';
import { firstView, zoomLimits, type SiteMapMarker } from '@/domain/siteMap';
import { fromMapPoint, toMapPoint } from '@/platform/coordinates';
import { prefersReducedMotion } from '@/platform/motion';
import type { District, DistrictType } from '~types/api/address';
import type { LngLat } from '~types/api/call';
import type { CitySketch, Outline } from '~types/api/city';
import type { Here } from './SiteMap';

/** What a view tells: a pin that was tapped, the person's moves (BD-09, metres to the corner), every zoom. */
interface ViewListeners {
  onSelect: (id: string) => void;
  onMove: (centre: LngLat, radius: number) => void;
  onZoom: (zoom: number) => void;
}

/** Class names of what Leaflet draws by itself. */
interface ViewStyles {
  /** A field of the plain ground. */
  field: string;
  /** The point at which a pin stands. */
  place: string;
  /** Sea and land of the sketch, and the lines between prefectures. */
  sea: string;
  land: string;
  border: string;
  /** The name of a district on the plain ground. */
  district: string;
  /** Where the person is, with its name. */
  here: string;
}

/** Fewer pixels are no move: a window that changes its size rounds the middle. */
const stillness = 2;
/** Pixels between a pin that was brought into view and the edges; below, a card may lie over the map. */
const sideMargin = 80;
const topMargin = 64;
const cardHeight = 260;
const fieldSize = 96;
/** From this zoom on there is room for the names of business areas, before for those of counties. */
const businessZoom = 12;
/** Pixels that a name takes, as large as elder mode makes it. */
const nameWidth = 76;
const nameHeight = 24;
/** Names lie below all pins. */
const belowPins = -1_000_000;

/** What lies under the pins where no provider of maps is set: fields that only show move and scale. */
class PlainGround extends leaflet.GridLayer {
  override createTile(): HTMLElement {
    return leaflet.DomUtil.create('div');
  }
}

const leafletPoint = (location: LngLat): leaflet.LatLng => {
  const { lng, lat } = toMapPoint(location);
  return new leaflet.LatLng(lat, lng);
};

const lineOf = (line: Outline): leaflet.LatLng[] => line.map(([lng, lat]) => leafletPoint({ lng, lat }));

/** The scale speaks the unit of all other distances. */
function sayInChinese(line: Element | null | undefined): void {
  if (line) line.textContent = (line.textContent ?? '').replace(' km', '公里').replace(' m', '米');
}

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** A name that lies below all pins and takes no tap. */
function nameAt(location: LngLat, name: string, className: string): leaflet.Marker {
  const text = leaflet.DomUtil.create('span');
  text.textContent = name;
  const icon = new leaflet.DivIcon({ className, html: text, iconSize: [0, 0] });
  const options = { icon, interactive: false, keyboard: false, zIndexOffset: belowPins };
  return new leaflet.Marker(leafletPoint(location), options);
}

/**
 * A Leaflet map of sites. It keeps the view that the person has chosen, and tells their moves from its own. What stands
 * on the pins is drawn by the caller into the elements that `show` answers.
 */
export class LeafletView {
  private readonly map: leaflet.Map;
  private readonly markers = new Map<string, leaflet.Marker>();
  private names: readonly { type: DistrictType; marker: leaflet.Marker }[] = [];
  private sketch: leaflet.Layer[] = [];
  private here: leaflet.Marker | undefined;
  /** The middle that was asked for last. */
  private asked: LngLat | undefined;
  private seen: { centre: leaflet.LatLng; zoom: number } | undefined;
  /** The person has chosen the view since then. */
  private isChosen = false;
  /** The move that is under way is ours. */
  private isOurs = false;

  constructor(
    containerId: string,
    private readonly styles: ViewStyles,
    private readonly listeners: ViewListeners,
  ) {
    const isCalm = prefersReducedMotion();
    this.map = new leaflet.Map(containerId, {
      minZoom: zoomLimits.least,
      maxZoom: zoomLimits.most,
      zoomControl: false,
      attributionControl: false,
      ...(isCalm ? { zoomAnimation: false, fadeAnimation: false, inertia: false } : {}),
    });
    if (isCalm) {
      // The arrow keys of Leaflet slide whatever its options say.
      const panBy = this.map.panBy.bind(this.map);
      this.map.panBy = (offset, options) => panBy(offset, { ...options, animate: false });
    }
    this.addGround();
    const scale = new leaflet.Control.Scale({ position: 'topleft', imperial: false }).addTo(this.map);
    // After the scale itself, which listens to the same.
    this.map.on('load move moveend', () => sayInChinese(scale.getContainer()?.firstElementChild));
    this.map.on('moveend', () => this.settle());
    this.map.on('zoomend', () => {
      this.chooseNames();
      this.listeners.onZoom(this.map.getZoom());
    });
  }

  /** Pixels from edge to edge. */
  get width(): number {
    return this.map.getSize().x;
  }

  /** Shows these markers around a middle; answers the element of each, by its id. */
  show(centre: LngLat, markers: readonly SiteMapMarker[]): ReadonlyMap<string, HTMLElement> {
    this.lookAt(centre, markers);
    const wanted = new Set(markers.map(({ id }) => id));
    for (const [id, marker] of this.markers) {
      if (wanted.has(id)) continue;
      marker.remove();
      this.markers.delete(id);
    }
    const elements = new Map<string, HTMLElement>();
    for (const { id, location } of markers) {
      const marker = this.markers.get(id) ?? this.addMarker(id, location);
      marker.setLatLng(leafletPoint(location));
      const element = marker.getElement();
      if (element) elements.set(id, element);
    }
    return elements;
  }

  /** Lays markers above (1) or below (-1) the others. */
  stack(heightOf: (id: string) => number): void {
    for (const [id, marker] of this.markers) marker.setZIndexOffset(heightOf(id) * 10_000);
  }

  /** Moves the map just so far that a marker is in view. */
  reveal(id: string): void {
    const marker = this.markers.get(id);
    if (!marker) return;
    this.moveOurselves(() =>
      this.map.panInside(marker.getLatLng(), {
        paddingTopLeft: [sideMargin, topMargin],
        paddingBottomRight: [sideMargin, Math.min(cardHeight, this.map.getSize().y - 2 * topMargin)],
        animate: false,
      }),
    );
  }

  /** One step closer (1) or away (-1), as the person asked for. */
  zoomBy(steps: 1 | -1): void {
    this.map.setZoom(this.map.getZoom() + steps);
  }

  /** Lays the sketch of a city on the plain ground; a provider's map needs none. */
  drawSketch({ frame, borders, land }: CitySketch): void {
    if (APP_CONFIG.mapTiles) return;
    for (const layer of this.sketch) layer.remove();
    const { west, east, south, north } = frame;
    const corners = new leaflet.LatLngBounds([
      leafletPoint({ lng: west, lat: south }),
      leafletPoint({ lng: east, lat: north }),
    ]);
    const still = { interactive: false, stroke: false };
    this.sketch = [
      ...(land ? [new leaflet.Rectangle(corners, { ...still, className: this.styles.sea })] : []),
      ...(land ?? []).map(
        ring => new leaflet.Polygon(lineOf(ring), { ...still, className: this.styles.land }),
      ),
      ...borders.map(
        line =>
          new leaflet.Polyline(lineOf(line), {
            interactive: false,
            weight: 1,
            className: this.styles.border,
          }),
      ),
    ];
    for (const layer of this.sketch) layer.addTo(this.map);
  }

  /** Names the districts on the plain ground, so that one knows where one is; a provider's map has its own names. */
  nameDistricts(districts: readonly District[]): void {
    if (APP_CONFIG.mapTiles) return;
    for (const { marker } of this.names) marker.remove();
    this.names = districts.map(({ type, name, location }) => ({
      type,
      marker: nameAt(location, name, this.styles.district),
    }));
    this.chooseNames();
  }

  /** Hides the names of districts of which a part would show beneath a pin or its name. */
  clearNames(): void {
    // What is drawn: the button around it is larger, for fingers.
    const pins = [...this.markers.values()]
      .flatMap(marker => [...(marker.getElement()?.querySelectorAll('button > *') ?? [])])
      .map(part => part.getBoundingClientRect());
    for (const { marker } of this.names) {
      const name = marker.getElement()?.firstElementChild;
      if (!(name instanceof HTMLElement)) continue;
      const own = name.getBoundingClientRect();
      name.style.visibility = pins.some(pin => overlap(own, pin)) ? 'hidden' : '';
    }
  }

  /** Marks where the person is, or the place from which they look; undefined: nowhere. */
  markHere(here: Here | undefined): void {
    this.here?.remove();
    this.here = here && nameAt(here.location, here.name, this.styles.here).addTo(this.map);
  }

  remove(): void {
    this.map.remove();
  }

  /** Shows the names of one kind of district, leaving out those that would lie over another. */
  private chooseNames(): void {
    const zoom = this.map.getZoom();
    const kind: DistrictType = zoom >= businessZoom ? 'BUSINESS' : 'COUNTY';
    const taken: leaflet.Point[] = [];
    for (const { type, marker } of this.names) {
      const point = this.map.project(marker.getLatLng(), zoom);
      const isFree = taken.every(
        other => Math.abs(other.x - point.x) > nameWidth || Math.abs(other.y - point.y) > nameHeight,
      );
      if (type === kind && isFree) {
        taken.push(point);
        marker.addTo(this.map);
      } else {
        marker.remove();
      }
    }
  }

  private addGround(): void {
    const { mapTiles, mapAttribution } = APP_CONFIG;
    if (!mapTiles) {
      new PlainGround({ tileSize: fieldSize, className: this.styles.field }).addTo(this.map);
      return;
    }
    new leaflet.TileLayer(mapTiles, { attribution: mapAttribution, maxZoom: zoomLimits.most }).addTo(
      this.map,
    );
    new leaflet.Control.Attribution({ position: 'topleft', prefix: false }).addTo(this.map);
  }

  private addMarker(id: string, location: LngLat): leaflet.Marker {
    const icon = new leaflet.DivIcon({ className: this.styles.place, iconSize: [0, 0], iconAnchor: [0, 0] });
    // The pin in it is a real button: its key presses arrive as clicks.
    const marker = new leaflet.Marker(leafletPoint(location), { icon, keyboard: false }).addTo(this.map);
    marker.on('click', () => this.listeners.onSelect(id));
    const element = marker.getElement();
    // The focus that comes by a tap stays where it is: a map that moves under a finger loses the tap.
    const follow = (event: Event): void => {
      if (event instanceof KeyboardEvent && event.key === 'Tab') this.reveal(id);
    };
    if (element) leaflet.DomEvent.on(element, 'keyup', follow);
    this.markers.set(id, marker);
    return marker;
  }

  /** A middle that the person has already moved to keeps their zoom; markers that come later do not take their view away. */
  private lookAt(centre: LngLat, markers: readonly SiteMapMarker[]): void {
    const isAnother = centre.lng !== this.asked?.lng || centre.lat !== this.asked.lat;
    this.asked = centre;
    const point = leafletPoint(centre);
    if (isAnother && !this.isAt(point)) this.isChosen = false;
    if (this.isChosen) return;
    const { x: width, y: height } = this.map.getSize();
    const room = { width: width - 2 * sideMargin, height: height - 2 * topMargin };
    const view = firstView(centre, markers, room);
    this.moveOurselves(() => this.map.setView(leafletPoint(view.centre), view.zoom, { animate: false }));
  }

  private isAt(point: leaflet.LatLng): boolean {
    if (!this.seen) return false;
    const { centre, zoom } = this.seen;
    return this.map.project(point, zoom).distanceTo(this.map.project(centre, zoom)) < stillness;
  }

  private moveOurselves(move: () => void): void {
    this.isOurs = true;
    move();
    this.isOurs = false;
  }

  private settle(): void {
    const centre = this.map.getCenter();
    const zoom = this.map.getZoom();
    const isStill = this.seen?.zoom === zoom && this.isAt(centre);
    this.seen = { centre, zoom };
    if (this.isOurs || isStill) return;
    this.isChosen = true;
    const corner = this.map.getBounds().getNorthEast();
    this.listeners.onMove(fromMapPoint(centre), Math.round(this.map.distance(centre, corner)));
  }
}
