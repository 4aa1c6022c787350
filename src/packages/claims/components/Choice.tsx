import { Card } from '@/components/card/Card';
import { classNames } from '@/components/element/classNames';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Text } from '@/components/text/Text';
import styles from './Choice.module.scss';

interface ChoiceProps {
  id: string;
  /** 有人受伤吗？ */
  question: string;
  /** What is answered by yes, and by no. */
  yes: string;
  no: string;
  /** Undefined while nothing is chosen. */
  answer: boolean | undefined;
  error: string | undefined;
  onAnswer: (answer: boolean) => void;
}

/** A question with two large answers. */
export function Choice({ id, question, yes, no, answer, error, onAnswer }: ChoiceProps) {
  const options = [
    { text: yes, value: true },
    { text: no, value: false },
  ];
  return (
    <Card margin="screen">
      <Grid gap={2}>
        <Text as="h2" size={18} weight={600}>
          {question}
        </Text>
        <Element className={styles.answers} role="group" id={id} tabIndex={-1} aria-label={question}>
          {options.map(({ text, value }) => (
            <Element
              as="button"
              key={text}
              className={classNames(styles.choice, answer === value && styles.chosen)}
              aria-pressed={answer === value}
              onClick={() => onAnswer(value)}
            >
              {text}
            </Element>
          ))}
        </Element>
        {error === undefined ? null : (
          <Text as="p" size={14} tone="danger" role="alert">
            {error}
          </Text>
        )}
      </Grid>
    </Card>
  );
}
