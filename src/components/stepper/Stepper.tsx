import { CellText } from '../cell/CellText';
import { classNames } from '../element/classNames';
import { Element } from '../element/Element';
import { Icon } from '../icon/Icon';
import { Row } from '../row/Row';
import { Text } from '../text/Text';
import styles from './Stepper.module.scss';

interface StepperProps {
  title: string;
  /** Below the title. */
  note?: string | undefined;
  value: number;
  min: number;
  max: number;
  /** 人, 件. */
  unit: string;
  onChange: (value: number) => void;
}

/** A small number that is counted up and down: a row of a list. */
export function Stepper({ title, note, value, min, max, unit, onChange }: StepperProps) {
  const step = (to: number, word: string, icon: 'minus' | 'plus') => {
    const isOff = to < min || to > max;
    return (
      <Element
        as="button"
        className={classNames(styles.step, isOff && styles.off)}
        aria-label={`${word}${title}`}
        disabled={isOff}
        onClick={() => onChange(to)}
      >
        <Icon name={icon} size={20} />
      </Element>
    );
  };
  return (
    <Row justify="between" className={styles.row} role="group" aria-label={title}>
      <CellText title={title} note={note} />
      <Row>
        {step(value - 1, '减少', 'minus')}
        <Text as="span" size={16} numeric className={styles.value} aria-live="polite">
          {`${value}${unit}`}
        </Text>
        {step(value + 1, '增加', 'plus')}
      </Row>
    </Row>
  );
}
