import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import type { Resource } from '@/stores/Resource';
import { SkeletonCards } from '../skeleton/Skeleton';
import { FailedView } from '../state-view/StateView';

interface ResourceViewProps<Data> {
  /** What it asks for does not matter here. */
  resource: Pick<Resource<Data, never>, 'data' | 'failure' | 'reload'>;
  /** Where there is more to do than to ask for the same again. */
  onRetry?: () => void;
  children: (data: Data) => ReactNode;
  /** In the shape of what comes. */
  skeleton?: ReactNode;
}

/** One fetch on the screen: skeleton, failed with retry, or the data; what was loaded stays while it is loaded anew. */
export const ResourceView = observer(function ResourceView<Data>({
  resource,
  onRetry = () => void resource.reload(),
  children,
  skeleton = <SkeletonCards />,
}: ResourceViewProps<Data>) {
  if (resource.data !== undefined) return <>{children(resource.data)}</>;
  return resource.failure ? <FailedView message={resource.failure} onRetry={onRetry} /> : <>{skeleton}</>;
});
