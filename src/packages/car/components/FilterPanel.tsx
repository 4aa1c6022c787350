import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { conditionsOf } from '@/domain/carFilter';
import { useRoot, useStore } from '@/stores/rootContext';
import { CarFilterDraftStore } from '../stores/CarFilterDraftStore';
import { CarListStore } from '../stores/CarListStore';
import { followFilter } from '../stores/followFilter';
import styles from './FilterPanel.module.scss';
import { FilterSections } from './FilterSections';

/** 筛选 beside the list: what is chosen holds at once. */
export const FilterPanel = observer(function FilterPanel() {
  const root = useRoot();
  const draft = useStore(CarFilterDraftStore);
  const list = useStore(CarListStore);
  useEffect(() => followFilter(root), [root]);
  if (list.offers.length === 0) return null;
  return (
    <Element as="section" className={styles.panel} aria-label="筛选">
      <Row justify="between" className={styles.head}>
        <Text as="h2" size={18} weight={600}>
          筛选
        </Text>
        <Button
          kind="link"
          disabled={conditionsOf(draft.filter).length === 0 && !draft.firstWrongEnd}
          onClick={draft.reset}
        >
          重置
        </Button>
      </Row>
      <FilterSections />
    </Element>
  );
});
