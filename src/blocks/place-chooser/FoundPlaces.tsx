import { observer } from 'mobx-react-lite';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { RetryLine } from '@/components/retry-line/RetryLine';
import { FailedView, StateView } from '@/components/state-view/StateView';
import { distanceText } from '@/domain/geo';
import { PlaceSearchStore } from '@/stores/PlaceSearchStore';
import { useStore } from '@/stores/rootContext';
import type { Place } from '~types/api/address';
import styles from './FoundPlaces.module.scss';
import { placeIcon, placeKinds } from './placeKinds';
import { PlaceRow } from './PlaceRow';
import { PlaceSection, RowList } from './PlaceSection';
import { PlaceSkeleton } from './PlaceSkeleton';

/** What else can be done where no place is found. */
export interface OtherWays {
  /** Ends the sentence that says what to try. */
  hint: string;
  ways: readonly { text: string; onClick: () => void }[];
}

interface FoundPlacesProps {
  /** Id of the place that is being chosen. */
  busyKey: string | undefined;
  otherWays?: OtherWays | undefined;
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
export const FoundPlaces = observer(function FoundPlaces({ busyKey, otherWays, onChoose }: FoundPlacesProps) {
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
                  value={distanceText(place.distance)}
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
      text={`换个名称、拼音或首字母试试${otherWays ? `，${otherWays.hint}` : ''}。`}
    >
      {otherWays ? (
        <Grid gap={3}>
          {otherWays.ways.map(way => (
            <Button key={way.text} onClick={way.onClick}>
              {way.text}
            </Button>
          ))}
        </Grid>
      ) : null}
    </StateView>
  );
});
