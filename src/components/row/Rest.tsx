import type { ElementProps } from '../element/Element';
import { Text } from '../text/Text';

/** What takes the room that its neighbours leave: in a row, or of a screen between head and bar. */
export function Rest(props: ElementProps) {
  return <Text {...props} grow />;
}
