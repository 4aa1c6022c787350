import { StarChoice } from '@/components/star-choice/StarChoice';
import { Text } from '@/components/text/Text';
import { SCORE_TEXTS } from '@/domain/comment';

interface ScoreFieldProps {
  label: string;
  score: number;
  error: string | undefined;
  onChoose: (score: number) => void;
}

/** Stars with what is wrong with them. */
export function ScoreField({ error, ...choice }: ScoreFieldProps) {
  return (
    <>
      <StarChoice {...choice} words={SCORE_TEXTS} />
      {error ? (
        <Text as="p" size={12} tone="danger" role="alert">
          {error}
        </Text>
      ) : null}
    </>
  );
}
