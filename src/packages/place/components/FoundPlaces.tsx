import { observer } from 'mobx-react';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { RetryLine } from '@/components/retry-line/RetryLine';
import { FailedView, StateView } from '@/components/state-view/StateView';
import { formatDistance } from '@/domain/geo';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { purposeOf, type TripEnd } from '@/stores/SearchStore';
import type { Place } from '~types/api/address';
import { PlaceSearchStore } from '../stores/PlaceSearchStore';
import styles from './FoundPlaces.module.scss';
import { placeIcon, placeKinds } from './placeKinds';
import { PlaceRow } from './PlaceRow';
import { PlaceSection, RowList } from './PlaceSection';
import { PlaceSkeleton } from './PlaceSkeleton';

interface FoundPlacesProps {
  end: TripEnd;
  /** Id of the place that is being chosen. */
  busyKey: string | undefined;
  onChoose: (place: Place) => void;
}

/** The places of each kind; the kind of the best one first. */
function groupsOf(places: readonly Place[]): { kind: (typeof placeKinds)[number]; members: Place[] }[] {
  return placeKinds
    .map(kind => ({
      kind,
      best: places.findIndex(place => place.kind === kind.key),
      members: places.filter(place => place.kind === kind.key),
    }))
    .filter(({ best }) => best >= 0)
    .sort((a, b) => a.best - b.best);
}

/** What a typed text finds, by kind, with distance and address (rental.md, details of flow 10). */
export const FoundPlaces = observer(function FoundPlaces({ end, busyKey, onChoose }: FoundPlacesProps) {
  const { found, answer, search } = useStore(PlaceSearchStore);
  const retry = (): void => void search();
  if (found.length > 0) {
    return (
      <Element className={styles.found}>
        {answer.failure ? (
          <Element className={styles.note}>
            <RetryLine text="没有连上网络，先显示已加载的地点。" onRetry={retry} />
          </Element>
        ) : null}
        {groupsOf(found).map(({ kind, members }) => (
          <PlaceSection key={kind.key} title={kind.text}>
            <RowList label={kind.text} items={members} keyOf={place => place.id}>
              {place => (
                <PlaceRow
                  icon={placeIcon(place.kind)}
                  name={place.name}
                  notes={[place.address]}
                  value={formatDistance(place.distance)}
                  busy={place.id === busyKey}
                  onClick={() => onChoose(place)}
                />
              )}
            </RowList>
          </PlaceSection>
        ))}
      </Element>
    );
  }
  if (answer.failure) return <FailedView message={answer.failure} onRetry={retry} />;
  if (!answer.data) return <PlaceSkeleton />;
  return (
    <StateView
      icon="search-x"
      title="没有找到这个地点"
      text="换个名称、拼音或首字母试试，也可以按区域或门店选。"
    >
      <Grid gap={3}>
        <Button onClick={() => void go('place.districts', purposeOf(end))}>按区域选</Button>
        <Button onClick={() => void go('site.list', purposeOf(end))}>全部门店</Button>
      </Grid>
    </StateView>
  );
});
