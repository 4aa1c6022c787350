import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { openUrl } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { HomeStore } from '../stores/HomeStore';
import styles from './Activities.module.scss';
import { Section } from './Section';

/** Activities of the city; without any, or where they cannot be had, nothing. Not shown in elder mode, either. */
export const Activities = observer(function Activities() {
  const { city } = useStore(SearchStore).pickup;
  const home = useStore(HomeStore);
  const { load } = home.activities;
  useEffect(() => void load(city.id), [load, city.id]);
  const activities = home.activities.data?.activities ?? [];
  return activities.length > 0 ? (
    <Section title={`${city.city}活动`}>
      <Card pad={0} margin="none" as="div" className={styles.activities}>
        {activities.map(activity => (
          <Cell
            key={activity.id}
            title={activity.title}
            note={activity.text}
            onClick={() => void openUrl(activity.url)}
          />
        ))}
      </Card>
    </Section>
  ) : null;
});
