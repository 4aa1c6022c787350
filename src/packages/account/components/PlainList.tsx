import { Grid } from '@/components/grid/Grid';
import { Text } from '@/components/text/Text';

/** Sentences of one kind, each on a line of its own. */
export function PlainList({ items }: { items: readonly string[] }) {
  return (
    <Grid as="ul" gap={2}>
      {items.map(item => (
        <Text as="li" key={item} size={14} tone="secondary">
          {item}
        </Text>
      ))}
    </Grid>
  );
}
