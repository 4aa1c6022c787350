import { useEffect, useRef, type ReactNode } from 'react';
import { trapFocus } from '@/platform/focus';
import { Element } from '../element/Element';
import { Icon } from '../icon/Icon';
import { Row } from '../row/Row';
import { Text } from '../text/Text';
import styles from './Sheet.module.scss';

interface SheetProps {
  /** Unique on its screen. */
  id: string;
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
  /** 80 percent of the screen, whatever the content (specification §2). */
  tall?: boolean;
}

/**
 * A modal sheet that slides up to at most 80 percent of the screen; the shade above it (the top 20 percent),
 * the close mark and Escape dismiss it (specification §2, §9). The focus stays inside and returns at close.
 */
export function Sheet({ id, title, open, onClose, children, footer, tall = false }: SheetProps) {
  // The trap outlives renders: it calls the latest handler.
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => (open ? trapFocus(id, () => close.current()) : undefined), [open, id]);
  if (!open) return null;
  return (
    <Element className={styles.overlay}>
      <Element className={styles.shade} onClick={onClose} />
      <Element
        id={id}
        className={`${styles.sheet} ${tall ? styles.tall : ''}`}
        role="dialog"
        tabIndex={-1}
        aria-modal
        aria-labelledby={`${id}-title`}
      >
        <Row className={styles.head}>
          <Text as="h2" id={`${id}-title`} size={18} weight={600} className={styles.title}>
            {title}
          </Text>
          <Row as="button" justify="center" className={styles.close} aria-label="关闭" onClick={onClose}>
            <Icon name="x" size={22} />
          </Row>
        </Row>
        {/* Reachable by keyboard, so that a text without any button can be scrolled. */}
        <Element className={`${styles.body} ${footer ? '' : styles.last}`} tabIndex={0}>
          {children}
        </Element>
        {footer ? <Element className={styles.footer}>{footer}</Element> : null}
      </Element>
    </Element>
  );
}
