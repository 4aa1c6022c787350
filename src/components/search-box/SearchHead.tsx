import { Element } from '../element/Element';
import { Text } from '../text/Text';
import { SearchBox } from './SearchBox';
import styles from './SearchHead.module.scss';

interface SearchHeadProps {
  /** Unique on its screen. */
  id: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

/** The search box at the top of a screen. */
export function SearchHead(props: SearchHeadProps) {
  return (
    <Element className={styles.head}>
      <SearchBox {...props} />
    </Element>
  );
}

/** What can be typed, where there is nothing to show yet. */
export function SearchHint({ text }: { text: string }) {
  return (
    <Text as="p" tone="secondary" className={styles.hint}>
      {text}
    </Text>
  );
}
