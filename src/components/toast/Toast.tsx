import { Element } from '../element/Element';
import styles from './Toast.module.scss';

/** A sentence over the screen; the store takes it away after 2 seconds. The region stays, so that it is read out. */
export function Toast({ text }: { text: string | undefined }) {
  return (
    <Element className={styles.region} role="status" aria-live="polite">
      {text ? <Element className={styles.toast}>{text}</Element> : null}
    </Element>
  );
}
