import type { ReactNode } from 'react';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import styles from './Section.module.scss';

interface SectionProps {
  title: string;
  /** At the end of the heading. */
  action?: { text: string; onClick: () => void };
  children: ReactNode;
}

/** A part of the home page under its heading. */
export function Section({ title, action, children }: SectionProps) {
  return (
    <Element as="section" className={styles.section} aria-label={title}>
      <Element className={styles.head}>
        <Element as="h2" className={styles.heading}>
          {title}
        </Element>
        {action ? (
          <Button kind="link" onClick={action.onClick}>
            {action.text}
          </Button>
        ) : null}
      </Element>
      {children}
    </Element>
  );
}
