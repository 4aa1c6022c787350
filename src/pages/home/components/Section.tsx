import type { ReactNode } from 'react';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
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
      <Row justify="between" className={styles.head}>
        <Text as="h2" size={18} weight={600}>
          {title}
        </Text>
        {action ? (
          <Button kind="link" onClick={action.onClick}>
            {action.text}
          </Button>
        ) : null}
      </Row>
      {children}
    </Element>
  );
}
