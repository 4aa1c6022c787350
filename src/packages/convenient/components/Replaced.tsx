import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';

/** What of a link was replaced, above the trip that took its place: a sentence each. Nothing where all of it holds. */
export function Replaced({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Card margin="screen" role="status">
      <Text as="p" size={16} weight={600}>
        行程有调整，请核对
      </Text>
      <Element as="ul" aria-label="调整的内容">
        {texts.map(text => (
          <Text as="li" key={text} size={14} tone="secondary">
            {text}
          </Text>
        ))}
      </Element>
    </Card>
  );
}
