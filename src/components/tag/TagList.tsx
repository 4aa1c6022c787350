import { Row } from '../row/Row';
import { Tag, type TagProps } from './Tag';
import styles from './Tag.module.scss';

interface TagListProps {
  /** What they are, for who hears them. */
  label: string;
  tags: readonly string[];
  tone?: TagProps['tone'];
}

/** Tags below what they belong to; without any, nothing. */
export function TagList({ label, tags, tone }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <Row as="ul" align="stretch" wrap className={styles.list} aria-label={label}>
      {tags.map(tag => (
        <Tag as="li" key={tag} tone={tone} className={styles.item}>
          {tag}
        </Tag>
      ))}
    </Row>
  );
}
