import { Button } from '../button/Button';
import { Element } from '../element/Element';
import { Row } from '../row/Row';
import styles from './RetryLine.module.scss';

interface RetryLineProps {
  /** What could not be had, one sentence. */
  text: string;
  onRetry: () => void;
  busy?: boolean;
  /** What the tap does; default: 重试. */
  action?: string;
}

/** A part of a screen that could not be had, said quietly: the rest of the screen stands without it. */
export function RetryLine({ text, onRetry, busy = false, action = '重试' }: RetryLineProps) {
  return (
    <Row wrap className={styles.line} role="status">
      <Element as="span" className={styles.text}>
        {text}
      </Element>
      <Button kind="link" busy={busy} onClick={onRetry}>
        {action}
      </Button>
    </Row>
  );
}
