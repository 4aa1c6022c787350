import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { DemandCity } from '@/blocks/demand-form/DemandCity';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { WeddingStore } from '../stores/WeddingStore';

/** What is shown of a city once it is known which wedding cars it has; where it has none, that is said instead. */
export const OfCity = observer(function OfCity({ children }: { children: () => ReactNode }) {
  const { line, series, loadSeries } = useStore(WeddingStore);
  const { id } = line.city;
  const isServed = line.services !== undefined;
  useEffect(() => {
    if (isServed) void loadSeries();
  }, [isServed, id, loadSeries]);
  return (
    <DemandCity line={line} noun="婚车服务" onChoose={() => void go('wedding.city')}>
      <ResourceView resource={series} onRetry={() => void loadSeries()}>
        {children}
      </ResourceView>
    </DemandCity>
  );
});
