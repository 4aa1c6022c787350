import { Text } from '@/components/text/Text';
import { yuanText } from '@/domain/money';

/** What is saved (fen, above 0) in red; while nothing is, the text inside. */
export function SavedAmount({ fen, children = '' }: { fen: number; children?: string }) {
  if (fen <= 0) return <>{children}</>;
  return <Text as="span" tone="danger" weight={600}>{`-¥${yuanText(fen)}`}</Text>;
}
