import { useEffect, useState, type Key, type ReactNode } from 'react';
import { watchNearness } from '@/platform/visibility';
import { Element } from '../element/Element';
import styles from './LongList.module.scss';

interface LongListProps<Item> {
  /** Unique on its screen, and without anything that a selector would read otherwise. */
  id: string;
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => Key;
  children: (item: Item) => ReactNode;
  /** The items are being loaded anew. */
  busy?: boolean;
  className?: string | undefined;
}

const BLOCK_SIZE = 10;
/** Blocks that are drawn at once, before anything is known of the screen. */
const FIRST_BLOCKS = 2;
/** Pixels of an item of a block that was never seen. */
const USUAL_HEIGHT = 160;

interface BlockProps<Item> {
  id: string;
  items: readonly Item[];
  /** Place of the first item in the whole list, from 0. */
  start: number;
  total: number;
  keyOf: (item: Item) => Key;
  children: (item: Item) => ReactNode;
}

/** Ten items, or the room that they take. */
function Block<Item>({ id, items, start, total, keyOf, children }: BlockProps<Item>) {
  const [isNear, setNear] = useState(start < FIRST_BLOCKS * BLOCK_SIZE);
  const [itemHeight, setItemHeight] = useState(USUAL_HEIGHT);
  const count = items.length;
  useEffect(
    () =>
      watchNearness(id, nearness => {
        setNear(nearness.isNear);
        if (nearness.height > 0 && count > 0) setItemHeight(nearness.height / count);
      }),
    [id, count],
  );
  if (!isNear) return <Element id={id} style={{ height: `${itemHeight * count}px` }} />;
  return (
    <Element id={id} className={styles.block}>
      {items.map((item, index) => (
        <Element key={keyOf(item)} role="listitem" aria-setsize={total} aria-posinset={start + index + 1}>
          {children(item)}
        </Element>
      ))}
    </Element>
  );
}

/**
 * A list of any length that scrolls with its screen: a block of ten items that is far from what is seen gives way to
 * an empty one of its height, so that a thousand cars cost as much as fifty. Items may be of any height and change it.
 * No library of the field fits: Taro's VirtualList needs a scroll area of its own and heights that are known before.
 * The roles are said in words, since a `ul` takes no blocks between itself and its `li`; each item says its place among
 * all, drawn or not. A block with the focus in it stays.
 */
export function LongList<Item>({
  id,
  label,
  items,
  keyOf,
  children,
  busy = false,
  className = '',
}: LongListProps<Item>) {
  const starts = Array.from(
    { length: Math.ceil(items.length / BLOCK_SIZE) },
    (_, index) => index * BLOCK_SIZE,
  );
  return (
    <Element role="list" aria-label={label} aria-busy={busy} className={`${styles.list} ${className}`}>
      {starts.map(start => (
        <Block
          key={start}
          id={`${id}-${start}`}
          items={items.slice(start, start + BLOCK_SIZE)}
          start={start}
          total={items.length}
          keyOf={keyOf}
        >
          {children}
        </Block>
      ))}
    </Element>
  );
}
