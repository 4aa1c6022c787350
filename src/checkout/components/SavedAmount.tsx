import { Element } from '@/components/element/Element';
import { yuanText } from '@/domain/money';
import styles from './SavedAmount.module.scss';

/** What is saved (fen, above 0) in red; while nothing is, the text inside. */
export function SavedAmount({ fen, children = '' }: { fen: number; children?: string }) {
  if (fen <= 0) return <>{children}</>;
  return <Element as="span" className={styles.saved}>{`-¥${yuanText(fen)}`}</Element>;
}
