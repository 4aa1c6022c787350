import { Map, type MapProps } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { metresBetween } from '@/domain/geo';
import { firstView, pinLines, pinText, zoomLimits, type SiteMapMarker } from '@/domain/siteMap';
import { fromMapPoint, toMapPoint } from '@/platform/coordinates';
import { hostAccent, hostColours, type HostColours } from '@/platform/hostColours';
import { PreferencesStore } from '@/stores/PreferencesStore';
import { useStore } from '@/stores/rootContext';
import type { LngLat } from '~types/api/call';
import { Element } from '@/components/element/Element';
import styles from './SiteMap.module.scss';

/** A point that is marked by its name. */
export interface Here {
  name: string;
  location: LngLat;
}

/** What a map of sites shows and tells. */
export interface SiteMapProps {
  /** What a screen reader calls the map. */
  label: string;
  /** The middle of the map, BD-09. Another one than before moves the map. */
  centre: LngLat;
  markers: readonly SiteMapMarker[];
  selectedId?: string | undefined;
  /** Where the person is, or the place from which they look, BD-09. */
  here?: Here | undefined;
  /** The city whose districts are named on the ground, where no provider draws one (H5). */
  cityId?: string | undefined;
  onSelect: (id: string) => void;
  /** The person has moved the map: its middle (BD-09), and from there to the corner in metres. */
  onMove?: ((centre: LngLat, radius: number) => void) | undefined;
}

/** Words on a pin: ink on card, on the accent when selected. */
const inkOf = (marker: SiteMapMarker, isSelected: boolean, colours: HostColours): string =>
  isSelected ? hostAccent.ink : marker.isDimmed ? colours.disabledInk : colours.ink;

function pinOf(
  marker: SiteMapMarker,
  id: number,
  isSelected: boolean,
  colours: HostColours,
): MapProps.marker {
  const { lng, lat } = toMapPoint(marker.location);
  return {
    id,
    longitude: lng,
    latitude: lat,
    // Empty is the host's own pin.
    iconPath: '',
    width: 24,
    height: 32,
    zIndex: isSelected ? 2 : marker.isDimmed ? 0 : 1,
    ariaLabel: pinText(marker),
    callout: {
      content: pinLines(marker).join('\n'),
      color: inkOf(marker, isSelected, colours),
      fontSize: 14,
      anchorX: 0,
      anchorY: 0,
      borderRadius: 16,
      borderWidth: 1,
      borderColor: colours.border,
      bgColor: isSelected ? hostAccent.ground : colours.card,
      padding: 8,
      display: 'ALWAYS',
      textAlign: 'center',
    },
  };
}

/** Where the person is: a name without a pin of a site; a tap on it chooses nothing. */
const hereMark = ({ name, location }: Here, id: number, colours: HostColours): MapProps.marker => ({
  ...pinOf({ id: 'here', name, label: name, location }, id, false, colours),
  width: 12,
  height: 16,
  zIndex: 0,
});

/** A point as the hosts name it. */
interface HostPoint {
  longitude: number;
  latitude: number;
}

/** What the hosts tell when the view has changed; Taro declares some of it otherwise. */
interface RegionChange {
  type?: string;
  causedBy?: string;
  centerLocation?: HostPoint;
  region?: { northeast?: HostPoint };
}

const pointOf = (point: HostPoint | undefined): LngLat | undefined =>
  point && fromMapPoint({ lng: point.longitude, lat: point.latitude });

const isSame = (a: LngLat, b: LngLat | undefined): boolean => a.lng === b?.lng && a.lat === b.lat;

/**
 * Sites on a map, which fills the column that it stands in: the host's map in mini-programs, Leaflet on H5
 * (SiteMap.h5.tsx). A pin is chosen by a tap (rental.md, details of flow 9).
 */
export const SiteMap = observer(function SiteMap({
  label,
  centre,
  markers,
  selectedId,
  here,
  onSelect,
  onMove,
}: SiteMapProps) {
  const colours = hostColours[useStore(PreferencesStore).isDark ? 'dark' : 'light'];
  // What the person has zoomed stays when the caller follows them; the host is only told what is new.
  const told = useRef<LngLat>();
  const view = useRef(firstView(centre, markers));
  view.current = isSame(centre, told.current) ? { ...view.current, centre } : firstView(centre, markers);
  const { lng, lat } = toMapPoint(view.current.centre);

  const select = (index: number | string): void => {
    const marker = markers[Number(index)];
    if (marker) onSelect(marker.id);
  };
  const tell = (kind: string, { type, causedBy, centerLocation, region }: RegionChange): void => {
    const middle = pointOf(centerLocation);
    const corner = pointOf(region?.northeast);
    if (![kind, type].includes('end') || causedBy === 'update' || !middle || !corner) return;
    told.current = middle;
    onMove?.(middle, metresBetween(middle, corner));
  };
  return (
    <Element className={styles.frame} role="region" aria-label={label}>
      <Map
        className={styles.map ?? ''}
        longitude={lng}
        latitude={lat}
        scale={view.current.zoom}
        minScale={zoomLimits.least}
        maxScale={zoomLimits.most}
        showScale
        markers={[
          ...markers.map((marker, index) => pinOf(marker, index, marker.id === selectedId, colours)),
          ...(here ? [hereMark(here, markers.length, colours)] : []),
        ]}
        onMarkerTap={event => select(event.detail.markerId)}
        onCalloutTap={event => select(event.detail.markerId)}
        onRegionChange={event => tell(event.type, event.detail)}
        // A map that cannot be had says so by itself; the list beside it stays.
        onError={() => undefined}
      />
    </Element>
  );
});
