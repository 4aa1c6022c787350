import { MarkCard } from '@/blocks/mark-card/MarkCard';
import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import { go } from '@/page/navigate';
import type { Mark, MarkSummary } from '~types/api/mark';
import { DetailSection } from './DetailSection';
import styles from './MarksPreview.module.scss';

interface MarksPreviewProps {
  cartypeId: string;
  summary: MarkSummary;
  /** The newest reviews, as far as they are there. */
  marks: readonly Mark[];
}

/** How renters found the car: the summary, the newest reviews, and the way to all of them. */
export function MarksPreview({ cartypeId, summary, marks }: MarksPreviewProps) {
  if (summary.total === 0) {
    return (
      <DetailSection title="租客评价">
        <Text as="p" tone="secondary">
          还没有评价，租完车后您可以写下第一条。
        </Text>
      </DetailSection>
    );
  }
  const { GOOD, NEUTRAL, BAD } = summary.counts;
  return (
    <DetailSection
      title="租客评价"
      more={{
        text: `全部${summary.total}条评价`,
        onClick: () => void go('car.marks', { cartype_id: cartypeId }),
      }}
    >
      <Text as="p" tone="secondary">
        <Text as="strong" size={22} tone="selected" className={styles.average}>
          {summary.average.toFixed(1)}
        </Text>
        {`好评${GOOD} · 中评${NEUTRAL} · 差评${BAD}`}
      </Text>
      {marks.length > 0 ? (
        <Element as="ul" aria-label="最新评价">
          {marks.map(mark => (
            <Element as="li" key={mark.id} className={styles.mark}>
              <MarkCard mark={mark} plain />
            </Element>
          ))}
        </Element>
      ) : null}
    </DetailSection>
  );
}
