import type { ReactNode } from 'react';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import styles from './DetailSection.module.scss';

interface DetailSectionProps {
  title: string;
  children: ReactNode;
  /** Leads to all of it: 全部参数. */
  more?: { text: string; onClick: () => void };
}

/** A part of a car's screen under its heading. */
export function DetailSection({ title, children, more }: DetailSectionProps) {
  return (
    <Element as="section" className={styles.section}>
      <Row justify="between" className={styles.head}>
        <Text as="h2" size={18} weight={600}>
          {title}
        </Text>
        {more ? (
          <Row as="button" className={styles.more} onClick={more.onClick}>
            {more.text}
            <Icon name="chevron-right" size={16} />
          </Row>
        ) : null}
      </Row>
      {children}
    </Element>
  );
}
