import { Element } from '../element/Element';
import { Icon } from '../icon/Icon';
import { Row } from '../row/Row';
import { TextInput } from '../text-input/TextInput';
import styles from './SearchBox.module.scss';

interface SearchBoxProps {
  /** Unique on its screen. */
  id: string;
  /** What can be searched; also what a screen reader says. */
  placeholder: string;
  value: string;
  /** Called at every change, with an empty text when it is cleared. */
  onChange: (value: string) => void;
}

/** A search field that shows a clear button while it holds text (specification §2, search boxes). */
export function SearchBox({ id, placeholder, value, onChange }: SearchBoxProps) {
  return (
    <Element role="search" className={styles.box}>
      <Icon name="search" className={styles.icon} />
      <TextInput
        id={id}
        type="search"
        className={styles.input}
        placeholder={placeholder}
        aria-label={placeholder}
        maxLength={40}
        value={value}
        onChange={onChange}
      />
      {value ? (
        <Row
          as="button"
          justify="center"
          className={styles.clear}
          aria-label="清除"
          onClick={() => onChange('')}
        >
          <Icon name="x" size={18} />
        </Row>
      ) : null}
    </Element>
  );
}
