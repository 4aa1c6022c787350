import { observer } from 'mobx-react-lite';
import { Text } from '@/components/text/Text';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import styles from './NearestLine.module.scss';

/** Which site each car of a whole city is looked at, and from where its distance is measured (issue 11, 北京全城). */
export const NearestLine = observer(function NearestLine() {
  const { originName } = useStore(SearchStore).pickup;
  return (
    <Text as="p" size={12} tone="secondary" tight className={styles.nearest}>
      {`门店为离${originName}最近的可订门店，距离为直线`}
    </Text>
  );
});
