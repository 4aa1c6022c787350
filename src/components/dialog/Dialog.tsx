import { useEffect, useRef } from 'react';
import { trapFocus } from '@/platform/focus';
import { Button } from '../button/Button';
import { Element } from '../element/Element';
import { Grid } from '../grid/Grid';
import { Text } from '../text/Text';
import styles from './Dialog.module.scss';

interface DialogProps {
  title: string;
  content: string;
  /** Default 知道了. */
  confirmText?: string | undefined;
  /** Default 取消; null leaves only the confirming button. */
  cancelText?: string | null | undefined;
  danger?: boolean | undefined;
  onSettle: (confirmed: boolean) => void;
}

const id = 'confirm-dialog';

/** The confirm dialog with its default buttons 取消 and 知道了 (specification §2). Escape cancels. */
export function Dialog({
  title,
  content,
  confirmText = '知道了',
  cancelText = '取消',
  danger,
  onSettle,
}: DialogProps) {
  const settle = useRef(onSettle);
  settle.current = onSettle;
  useEffect(() => trapFocus(id, () => settle.current(false)), []);
  return (
    <Element className={styles.overlay}>
      <Element
        id={id}
        className={styles.dialog}
        role="alertdialog"
        tabIndex={-1}
        aria-modal
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-content`}
      >
        <Text as="h2" id={`${id}-title`} size={18} weight={600} className={styles.title}>
          {title}
        </Text>
        <Text as="p" id={`${id}-content`} size={14} tone="secondary" className={styles.content}>
          {content}
        </Text>
        <Grid columns="even" gap={3} className={styles.buttons}>
          {cancelText === null ? null : (
            <Button block onClick={() => onSettle(false)}>
              {cancelText}
            </Button>
          )}
          <Button block kind={danger ? 'danger' : 'primary'} onClick={() => onSettle(true)}>
            {confirmText}
          </Button>
        </Grid>
      </Element>
    </Element>
  );
}
