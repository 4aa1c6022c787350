import { observer } from 'mobx-react-lite';
import { PlaceRow } from '@/blocks/place-chooser/PlaceRow';
import { Card } from '@/components/card/Card';
import { SearchStore } from '@/stores/SearchStore';
import { useStore } from '@/stores/rootContext';
import styles from './WholeCity.module.scss';

/** 北京全城: takes no site, but looks at each car where it is nearest (issue 11). */
export const WholeCity = observer(function WholeCity({ onChoose }: { onChoose: () => void }) {
  const { isWholeCity, wholeCityName } = useStore(SearchStore).pickup;
  return (
    <Card as="div" pad="none" margin="screen" className={styles.card}>
      <PlaceRow
        icon="map"
        name={wholeCityName}
        notes={['不限门店，每款车都给您看最近的可订门店']}
        chosen={isWholeCity}
        onClick={onChoose}
      />
    </Card>
  );
});
