import type { ReactNode } from 'react';
import { Picture } from '../picture/Picture';
import { Rest } from '../row/Rest';
import { Row } from '../row/Row';
import { Text } from '../text/Text';
import { PictureColumn } from './PictureColumn';
import styles from './Pictured.module.scss';

interface PicturedProps {
  /** Address of a small picture. */
  picture: string;
  title: string;
  /** One line below the title. */
  facts: string;
  /** The title is a heading of a card in a list. */
  heading?: boolean;
  /** It cannot be had: greyed. */
  dimmed?: boolean;
  /** Below the facts. */
  children?: ReactNode;
}

/** A thing with its picture beside title and facts. */
export function Pictured({
  picture,
  title,
  facts,
  heading = false,
  dimmed = false,
  children,
}: PicturedProps) {
  return (
    <Row align="start" className={dimmed ? styles.dimmed : ''}>
      <PictureColumn className={styles.picture}>
        <Picture src={picture} alt="" />
      </PictureColumn>
      <Rest>
        <Text
          {...(heading ? { as: 'h2' as const } : {})}
          size={16}
          weight={600}
          tight
          className={styles.name}
        >
          {title}
        </Text>
        <Text size={12} tone="secondary" words className={styles.facts}>
          {facts}
        </Text>
        {children}
      </Rest>
    </Row>
  );
}
