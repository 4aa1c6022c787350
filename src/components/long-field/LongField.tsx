import { Element } from '../element/Element';
import { Row } from '../row/Row';
import { Rest } from '../row/Rest';
import { Text } from '../text/Text';
import { TextArea, type TextAreaProps } from '../text-area/TextArea';
import styles from './LongField.module.scss';

interface LongFieldProps extends Omit<
  TextAreaProps,
  'aria-invalid' | 'aria-describedby' | 'className' | 'aria-label'
> {
  label: string;
  /** One sentence at the field; undefined when all is well. */
  error: string | undefined;
}

/** A labelled field of several lines: it says how much is written, and what is wrong with it. */
export function LongField({ label, error, ...input }: LongFieldProps) {
  const noteId = `${input.id}-note`;
  return (
    <Element className={styles.field}>
      <Text as="label" htmlFor={input.id} size={16} weight={600}>
        {label}
      </Text>
      <TextArea
        {...input}
        className={`${styles.input} ${error ? styles.wrong : ''}`}
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={noteId}
      />
      <Row id={noteId} align="start">
        <Rest>
          {error ? (
            <Text as="span" size={12} tone="danger" role="alert">
              {error}
            </Text>
          ) : null}
        </Rest>
        <Text as="span" size={12} tone="secondary" numeric>
          {`${[...input.value].length}/${input.maxLength}`}
        </Text>
      </Row>
    </Element>
  );
}
