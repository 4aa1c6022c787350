import type { ReactNode } from 'react';
import { Element } from '../element/Element';
import { TextInput, type TextInputProps } from '../text-input/TextInput';
import { Text } from '../text/Text';
import styles from './Field.module.scss';

interface FieldProps extends Omit<
  TextInputProps,
  'aria-invalid' | 'aria-describedby' | 'className' | 'aria-label'
> {
  label: string;
  /** One sentence at the field; undefined when all is well. */
  error: string | undefined;
  /** Right of the field: a button, a unit. */
  extra?: ReactNode;
  hint?: string;
}

/** A labelled text field that shows its error below itself, in words a renter understands. */
export function Field({ label, error, extra, hint, ...input }: FieldProps) {
  const noteId = `${input.id}-note`;
  const note = error ?? hint;
  return (
    <Element className={styles.field}>
      <Element className={`${styles.row} ${error ? styles.wrong : ''}`}>
        <Text as="label" htmlFor={input.id} size={16} className={styles.label}>
          {label}
        </Text>
        <TextInput
          {...input}
          className={styles.input}
          // A mini-program has no label for a field: its name is its own.
          aria-label={label}
          aria-invalid={error !== undefined}
          aria-describedby={note ? noteId : undefined}
        />
        {extra}
      </Element>
      {note ? (
        <Element
          as="p"
          id={noteId}
          className={error ? styles.error : styles.hint}
          {...(error ? { role: 'alert' } : {})}
        >
          {note}
        </Element>
      ) : null}
    </Element>
  );
}
