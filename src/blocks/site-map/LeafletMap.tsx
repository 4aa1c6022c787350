import { observer } from 'mobx-react-lite';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '@/components/element/classNames';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { namedDots, type NameSide } from '@/domain/dotNames';
import {
  crowdedMarkers,
  firstView,
  pinLines,
  pinText,
  zoomLimits,
  type SiteMapMarker,
} from '@/domain/siteMap';
import { getDistricts } from '@/services/catalogue';
import { getCitySketch } from '@/services/citySketch';
import { PreferencesStore } from '@/stores/PreferencesStore';
import { Resource } from '@/stores/Resource';
import { useStore } from '@/stores/rootContext';
import { LeafletView } from './LeafletView';
import type { SiteMapProps } from './SiteMap';
import styles from './SiteMap.module.scss';

interface PinProps {
  marker: SiteMapMarker;
  isSelected: boolean;
  /** No room for its label. */
  isDot: boolean;
  /** Where a dot has room for its name. */
  nameSide: NameSide | undefined;
}

/** What stands at a marker's point: a button with the label, or a dot where the labels would cover each other. */
function Pin({ marker, isSelected, isDot, nameSide }: PinProps) {
  const state = isSelected ? styles.selected : marker.isDimmed ? styles.dimmed : '';
  const [name, label] = pinLines(marker);
  return (
    <Element
      as="button"
      className={classNames(styles.pin, isDot && styles.dot, marker.isChosen && styles.chosen, state)}
      aria-label={pinText(marker)}
      aria-pressed={isSelected}
    >
      <Element as="span" className={styles.flag}>
        {isDot ? null : (
          <>
            <Element as="span" className={styles.name}>
              {name}
            </Element>
            {label}
          </>
        )}
      </Element>
      {nameSide ? (
        <Element as="span" className={classNames(styles.beside, styles[nameSide])}>
          {name}
        </Element>
      ) : null}
    </Element>
  );
}

interface StepProps {
  icon: 'plus' | 'minus';
  label: string;
  disabled: boolean;
  onClick: () => void;
}

/** Nearer or farther by one step; off where the map goes no further. */
function Step({ icon, disabled, label, onClick }: StepProps) {
  return (
    <Row
      as="button"
      justify="center"
      className={classNames(styles.step, disabled && styles.off)}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </Row>
  );
}

/** The map of SiteMap.h5.tsx, in a file of its own so that Leaflet is fetched with it and not before. */
export const LeafletMap = observer(function LeafletMap({
  label,
  centre,
  markers,
  selectedId,
  here,
  cityId,
  onSelect,
  onMove,
}: SiteMapProps) {
  const id = useId();
  const [view, setView] = useState<LeafletView>();
  const [elements, setElements] = useState<ReadonlyMap<string, HTMLElement>>(new Map());
  const [zoom, setZoom] = useState(() => firstView(centre, markers).zoom);
  // The map outlives renders: it calls the latest handlers.
  const latest = useRef({ onSelect, onMove });
  latest.current = { onSelect, onMove };

  useEffect(() => {
    const created = new LeafletView(
      id,
      {
        field: styles.field ?? '',
        place: styles.place ?? '',
        sea: styles.sea ?? '',
        land: styles.land ?? '',
        border: styles.border ?? '',
        district: styles.district ?? '',
        here: styles.here ?? '',
      },
      {
        onSelect: chosen => latest.current.onSelect(chosen),
        onMove: (middle, radius) => latest.current.onMove?.(middle, radius),
        onZoom: setZoom,
      },
    );
    setView(created);
    return () => created.remove();
  }, [id]);
  useEffect(() => {
    if (view) setElements(view.show(centre, markers));
  }, [view, centre, markers]);
  useEffect(() => {
    if (selectedId !== undefined) view?.reveal(selectedId);
  }, [view, elements, selectedId]);
  useEffect(() => view?.markHere(here), [view, here]);
  // A ground without names is as good as one whose names cannot be had: nobody is told.
  const [districts] = useState(() => new Resource(getDistricts));
  const [sketch] = useState(() => new Resource(getCitySketch));
  const named = districts.data?.districts;
  const drawn = sketch.data;
  useEffect(() => {
    if (cityId === undefined || APP_CONFIG.mapTiles) return;
    void districts.load(cityId);
    void sketch.load(cityId);
  }, [districts, sketch, cityId]);
  useEffect(() => {
    if (drawn) view?.drawSketch(drawn);
  }, [view, drawn]);
  useEffect(() => {
    if (named) view?.nameDistricts(named);
  }, [view, named]);
  const crowded = useMemo(() => crowdedMarkers(markers, zoom, selectedId), [markers, zoom, selectedId]);
  const { isElder } = useStore(PreferencesStore);
  const width = view?.width ?? 0;
  const names = useMemo(
    () => namedDots(markers, crowded, { zoom, isLarge: isElder, width }),
    [markers, crowded, zoom, isElder, width],
  );
  // Once the pins are drawn as they stand now.
  useEffect(() => {
    view?.clearNames();
  }, [view, elements, named, names, crowded, selectedId, zoom]);
  useEffect(() => {
    view?.stack(marker => (marker === selectedId ? 1 : crowded.has(marker) ? -1 : 0));
  }, [view, elements, crowded, selectedId]);

  return (
    <>
      <Element
        id={id}
        className={styles.map}
        role="region"
        aria-label={label}
        aria-describedby={`${id}-keys`}
      />
      <Element as="span" id={`${id}-keys`} className="visually-hidden">
        方向键移动地图，加号和减号缩放
      </Element>
      {markers.map(marker => {
        const element = elements.get(marker.id);
        return element
          ? createPortal(
              <Pin
                marker={marker}
                isSelected={marker.id === selectedId}
                isDot={crowded.has(marker.id)}
                nameSide={names.get(marker.id)}
              />,
              element,
              marker.id,
            )
          : null;
      })}
      {drawn ? (
        <Text as="p" size={12} tone="secondary" className={styles.sketch}>
          示意图，不作导航
        </Text>
      ) : null}
      <Element className={styles.zoom} role="group" aria-label="缩放">
        <Step icon="plus" label="放大" disabled={zoom >= zoomLimits.most} onClick={() => view?.zoomBy(1)} />
        <Step
          icon="minus"
          label="缩小"
          disabled={zoom <= zoomLimits.least}
          onClick={() => view?.zoomBy(-1)}
        />
      </Element>
    </>
  );
});
