import { observer } from 'mobx-react-lite';
import { AlternativeList } from '@/blocks/alternative-list/AlternativeList';
import { Element } from '@/components/element/Element';
import { RetryLine } from '@/components/retry-line/RetryLine';
import { Skeleton } from '@/components/skeleton/Skeleton';
import { Text } from '@/components/text/Text';
import type { Resource } from '@/stores/Resource';
import type { Alternative } from '~types/api/cartype';
import styles from './AlternativeOffers.module.scss';

interface AlternativeOffersProps {
  /** As they are loaded. */
  alternatives: Pick<Resource<{ alternatives: Alternative[] }>, 'data' | 'failure' | 'isLoading'>;
  onRetry: () => void;
  onChoose: (alternative: Alternative) => void;
  /** Shown at most. */
  most?: number;
  /** Above them: what they are for. */
  title: string;
}

/** Small changes that make a rental possible: being looked for, failed with 重试, none, or one tap to take one. */
export const AlternativeOffers = observer(function AlternativeOffers({
  alternatives,
  onRetry,
  onChoose,
  most,
  title,
}: AlternativeOffersProps) {
  const { data, failure, isLoading } = alternatives;
  if (failure) return <RetryLine text={failure} onRetry={onRetry} />;
  if (!data) {
    return isLoading ? (
      <Element role="status" aria-label="正在找替代方案" className={styles.skeleton}>
        <Skeleton height={44} />
      </Element>
    ) : null;
  }
  if (data.alternatives.length === 0) {
    return (
      <Text as="p" size={14} tone="secondary" className={styles.note}>
        附近的时间和门店也没有可订的车
      </Text>
    );
  }
  return (
    <>
      <Text as="p" size={14} tone="secondary" className={styles.title}>
        {title}
      </Text>
      <AlternativeList alternatives={data.alternatives.slice(0, most)} onChoose={onChoose} />
    </>
  );
});
