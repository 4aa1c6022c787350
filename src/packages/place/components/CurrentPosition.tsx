import { observer } from 'mobx-react-lite';
import { PlaceRow } from '@/blocks/place-chooser/PlaceRow';
import { PlaceSection } from '@/blocks/place-chooser/PlaceSection';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Text } from '@/components/text/Text';
import { CityStore, locateTimeout } from '@/stores/CityStore';
import { useStore } from '@/stores/rootContext';
import type { LngLat } from '~types/api/call';
import type { City } from '~types/api/city';
import styles from './CurrentPosition.module.scss';

interface CurrentPositionProps {
  /** The city in which a place is looked for. */
  city: City;
  /** What choosing the position does, or where it is (BD-09). */
  noteOf: (position: LngLat) => string;
  busy: boolean;
  /** Chooses where the device is, BD-09. */
  onChoose: (position: LngLat) => void;
  /** The device is in another city: takes that one. */
  onSwitchCity: (city: City) => void;
}

/** 当前位置: where the device is, once the person asked for it (specification §4, geolocation). */
export const CurrentPosition = observer(function CurrentPosition({
  city,
  noteOf,
  busy,
  onChoose,
  onSwitchCity,
}: CurrentPositionProps) {
  const cities = useStore(CityStore);
  const { located, position, isLocating, gpsProblem, mustAllow } = cities;
  const find = async (): Promise<void> => {
    await cities.locate(locateTimeout);
    // Who asked to be found here is taken at their word: the place is filled in.
    if (cities.located?.id === city.id && cities.position) onChoose(cities.position);
  };
  if (located && position) {
    const isHere = located.id === city.id;
    return (
      <PlaceSection
        title="当前位置"
        action={{ text: isLocating ? '正在定位' : '重新定位', onClick: () => void find() }}
      >
        <Card pad="none" margin="none" as="div" className={styles.card}>
          {isHere ? (
            <PlaceRow
              icon="locate"
              name={`${city.city} · 我的位置`}
              notes={[noteOf(position)]}
              busy={busy}
              onClick={() => onChoose(position)}
            />
          ) : (
            <PlaceRow
              icon="locate"
              name={`您在${located.city}`}
              notes={[`现在看的是${city.city}的地点`]}
              value={`切换到${located.city}`}
              onClick={() => onSwitchCity(located)}
            />
          )}
        </Card>
      </PlaceSection>
    );
  }
  return (
    <PlaceSection title="当前位置">
      <Button icon="locate" block busy={isLocating} onClick={() => void find()}>
        {isLocating ? '正在定位' : mustAllow ? '去设置打开定位' : gpsProblem ? '重新定位' : '定位我的位置'}
      </Button>
      {gpsProblem && !isLocating ? (
        <Text as="p" role="status" tone="secondary" className={styles.hint}>
          {`${gpsProblem}。可以搜索地点，或直接选门店。`}
        </Text>
      ) : null}
    </PlaceSection>
  );
});
