import { Text } from '@/components/text/Text';

/** A sentence at what is wrong; nothing where all is well. */
export function Problem({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <Text as="p" size={12} tone="danger" role="alert">
      {text}
    </Text>
  );
}
