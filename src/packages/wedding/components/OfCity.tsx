import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { DemandCity } from '@/blocks/demand-form/DemandCity';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { WeddingStore } from '../stores/WeddingStore';

interface OfCityProps {
  /** The city is named only where it has none: the screen is full of something else. */
  isBare?: boolean;
  /** What is shown once it is known what the city has. */
  children: () => ReactNode;
}

/** What is shown of a city once it is known which wedding cars it has; where it has none, that is said instead. */
export const OfCity = observer(function OfCity({ isBare = false, children }: OfCityProps) {
  const { line, series, loadSeries } = useStore(WeddingStore);
  const { cities, isNowhere } = line;
  const { id } = line.city;
  useEffect(() => {
    if (!isNowhere) void loadSeries();
  }, [isNowhere, id, loadSeries]);
  useEffect(() => {
    // The city's card asks for itself.
    if (isBare && !cities.data) void cities.load();
  }, [isBare, cities]);
  const content = (
    <ResourceView resource={series} onRetry={() => void loadSeries()}>
      {children}
    </ResourceView>
  );
  return isBare && !isNowhere ? (
    content
  ) : (
    <DemandCity line={line} noun="婚车服务" onChoose={() => void go('wedding.city')}>
      {content}
    </DemandCity>
  );
});
