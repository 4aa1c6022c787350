import { observer } from 'mobx-react-lite';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { ChoicePill } from '@/components/grouped-chooser/ChoicePills';
import { Icon } from '@/components/icon/Icon';
import { Text } from '@/components/text/Text';
import { CityStore, locateTimeout } from '@/stores/CityStore';
import { useStore } from '@/stores/rootContext';
import type { City } from '~types/api/city';
import styles from './CityChooser.module.scss';

interface LocatedCityProps {
  /** The city that is shown while the device was not found. */
  selected: City;
  onChoose: (city: City) => void;
}

/** The city in which the device is, or a way to find out. */
export const LocatedCity = observer(function LocatedCity({ selected, onChoose }: LocatedCityProps) {
  const { located, isLocating, gpsProblem, mustAllow, locate } = useStore(CityStore);
  return (
    <Element as="section" className={styles.section}>
      <Text as="h2" size={14} tone="secondary" className={styles.heading}>
        当前定位
      </Text>
      {located ? (
        <ChoicePill onClick={() => onChoose(located)}>
          <Icon name="map-pin" size={16} />
          {located.city}
        </ChoicePill>
      ) : (
        <>
          <Button icon="locate" busy={isLocating} onClick={() => void locate(locateTimeout)}>
            {isLocating
              ? '正在定位'
              : mustAllow
                ? '去设置打开定位'
                : gpsProblem
                  ? '定位失败，重新定位'
                  : '定位我的城市'}
          </Button>
          {gpsProblem && !isLocating ? (
            <Text as="p" role="status" tone="secondary" className={styles.hint}>
              {`${gpsProblem}。先为您显示${selected.city}，您也可以在下面选城市。`}
            </Text>
          ) : null}
        </>
      )}
    </Element>
  );
});
