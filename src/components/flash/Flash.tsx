import { useState, type ReactNode } from 'react';
import { Element } from '../element/Element';
import styles from './Flash.module.scss';

interface FlashProps {
  /** The figure that is shown, in whatever unit: another one flashes. */
  of: number | string;
  children: ReactNode;
}

/** A figure that lights up for a moment when it has changed in place (rental.md, details 3 and 6). */
export function Flash({ of, children }: FlashProps) {
  const [shown, setShown] = useState({ of, changes: 0 });
  if (shown.of !== of) setShown({ of, changes: shown.changes + 1 });
  return (
    // A new element for each change, so that the animation begins anew.
    <Element as="span" key={shown.changes} className={shown.changes > 0 ? styles.flash : ''}>
      {children}
    </Element>
  );
}
