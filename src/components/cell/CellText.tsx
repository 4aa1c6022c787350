import { Rest } from '../row/Rest';
import { Text } from '../text/Text';

interface CellTextProps {
  title: string;
  /** Below the title. */
  note?: string | undefined;
  className?: string | undefined;
}

/** What a row of a list says, of `Cell` and `SwitchCell`: a title with a note below. */
export function CellText({ title, note, className = '' }: CellTextProps) {
  return (
    <Rest as="span" block className={className}>
      <Text as="span" size={16} block>
        {title}
      </Text>
      {note ? (
        <Text as="span" size={12} tone="secondary" block>
          {note}
        </Text>
      ) : null}
    </Rest>
  );
}
