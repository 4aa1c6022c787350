import { useRef, useState, type Key, type ReactNode } from 'react';
import { DRAWN_AT_ONCE } from '@/platform/visibility';
import { useIsWide } from '@/platform/wide';
import { Element } from '../element/Element';
import styles from './LongList.module.scss';
import { useNearness } from './useNearness';
import { useSettled } from './useSettled';

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

/** An item in the order of the list. */
interface Laid<Item> {
  key: Key;
  item: Item;
  /** Its place among those that are shown, from 1; undefined where a filter leaves it out. */
  place: number | undefined;
}

/** Whether all of `part` come in `whole`, in the same order. */
function isPartOf(part: readonly Key[], whole: readonly Key[]): boolean {
  let found = 0;
  for (const key of whole) if (key === part[found]) found += 1;
  return found === part.length;
}

/**
 * Items as they were laid out first, with those that are left out now: a filter that is put on and taken off hides and
 * shows cards instead of moving them, of which a mini-program would send every one anew. `first` are the items whose
 * order it is, another array for another order. In columns they are laid out anew: a block that lost an odd number of its
 * cards would end in a hole.
 */
function useLaid<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
  hasColumns: boolean,
): { laid: Laid<Item>[]; first: readonly Item[] } {
  const [laid, setLaid] = useState(items);
  const isFiltered =
    isPartOf(items.map(keyOf), laid.map(keyOf)) && (!hasColumns || items.length === laid.length);
  if (!isFiltered) setLaid(items);
  const now = new Map(items.map((item, index) => [keyOf(item), { item, place: index + 1 }]));
  const first = isFiltered ? laid : items;
  return {
    first,
    laid: first.map(item => {
      const key = keyOf(item);
      return { key, item: now.get(key)?.item ?? item, place: now.get(key)?.place };
    }),
  };
}

interface BlockProps<Item> {
  id: string;
  laid: readonly Laid<Item>[];
  total: number;
  /** The items whose order it is: what was drawn in another order is drawn anew. */
  first: readonly Item[];
  /** How many of the items that are shown may be drawn, counted from the first of the list. */
  most: number;
  /** Drawn before anything is known of the screen. */
  isFirst: boolean;
  children: (item: Item) => ReactNode;
}

/** Ten items, or the room that they take. */
function Block<Item>({ id, laid, total, first, most, isFirst, children }: BlockProps<Item>) {
  const count = laid.filter(({ place }) => place !== undefined).length;
  const { isNear, height } = useNearness(id, isFirst, count > 0);
  const itemHeight = useRef(USUAL_HEIGHT);
  const measured = useRef(0);
  // What was drawn once stays when a filter leaves it out, hidden.
  const drawn = useRef(new Set<Key>());
  const order = useRef(first);
  if (order.current !== first) {
    order.current = first;
    drawn.current.clear();
  }
  if (height !== measured.current && count > 0) {
    measured.current = height;
    itemHeight.current = height / count;
  }
  if (!isNear) {
    drawn.current.clear();
    return <Element id={id} style={{ height: `${itemHeight.current * count}px` }} />;
  }
  return (
    <Element id={id} className={styles.block} {...(count === 0 ? { style: { display: 'none' } } : {})}>
      {laid.map(({ key, item, place }) => {
        if (place !== undefined && place <= most) drawn.current.add(key);
        const isDrawn = drawn.current.has(key);
        return (
          <Element
            key={key}
            // What is not drawn yet is no item yet: a mini-program sends nothing of it but its room.
            {...(isDrawn ? { role: 'listitem' } : {})}
            {...(place === undefined
              ? { style: { display: 'none' } }
              : { 'aria-setsize': total, 'aria-posinset': place })}
            {...(place !== undefined && !isDrawn ? { style: { height: `${itemHeight.current}px` } } : {})}
          >
            {isDrawn ? children(item) : null}
          </Element>
        );
      })}
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
  const { laid, first } = useLaid(items, keyOf, useIsWide());
  // What was arranged anew is drawn where it is seen, and the rest when the person has begun to look at it.
  const most = useSettled(items.map(keyOf).join()) ? Infinity : DRAWN_AT_ONCE;
  const starts = Array.from(
    { length: Math.ceil(laid.length / BLOCK_SIZE) },
    (_, index) => index * BLOCK_SIZE,
  );
  return (
    <Element
      id={id}
      role="list"
      aria-label={label}
      aria-busy={busy}
      className={`${styles.list} ${className}`}
    >
      {starts.map(start => (
        <Block
          key={start}
          id={`${id}-${start}`}
          laid={laid.slice(start, start + BLOCK_SIZE)}
          total={items.length}
          first={first}
          most={most}
          isFirst={start < FIRST_BLOCKS * BLOCK_SIZE}
        >
          {children}
        </Block>
      ))}
    </Element>
  );
}
