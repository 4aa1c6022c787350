import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Resource } from '@/stores/Resource';
import { Element } from '../element/Element';
import { RetryLine } from '../retry-line/RetryLine';
import { SkeletonCards } from '../skeleton/Skeleton';
import { FailedView } from '../state-view/StateView';
import styles from './ResourceView.module.scss';

interface ResourceViewProps<Data> {
  /** What it asks for does not matter here. */
  resource: Pick<Resource<Data, never>, 'data' | 'failure' | 'reload'>;
  /** Where there is more to do than to ask for the same again. */
  onRetry?: () => void;
  children: (data: Data) => ReactNode;
  /** In the shape of what comes. */
  skeleton?: ReactNode;
}

/**
 * One fetch on the screen: skeleton, failed with retry, or the data. What was loaded stays while it is loaded anew; a
 * line above says when that failed.
 */
export const ResourceView = observer(function ResourceView<Data>({
  resource,
  onRetry = () => void resource.reload(),
  children,
  skeleton = <SkeletonCards />,
}: ResourceViewProps<Data>) {
  const { data, failure } = resource;
  if (data === undefined) {
    return failure ? <FailedView message={failure} onRetry={onRetry} /> : <>{skeleton}</>;
  }
  return (
    <>
      {failure ? (
        <Element className={styles.stale}>
          <RetryLine text={`内容没有更新：${failure}`} onRetry={onRetry} />
        </Element>
      ) : null}
      {children(data)}
    </>
  );
});
