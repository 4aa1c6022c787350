import Taro from '@tarojs/taro';

/** Pixels that stay free around what is brought into view: above for its label, below for its error and the bar at the foot. */
const ROOM = { above: 80, below: 160 };

/** Keyboard focus of a dialog: mini-programs have none to keep, so nothing happens. */
export function trapFocus(_id: string, _onEscape: () => void): () => void {
  return () => undefined;
}

/**
 * Remembers which button or link of the screen with this frame had the focus last. `restore` gives it back when the
 * screen is seen again; a field does not get it back, which would open a phone's keyboard. Mini-programs have none.
 */
export function followFocus(_id: string): { restore: () => void; stop: () => void } {
  return { restore: () => undefined, stop: () => undefined };
}

/** Puts the focus on the first part within the element with this id that can have it; mini-programs have none. */
export function focusFirstIn(_id: string): void {
  // A finger goes where it wants.
}

interface Place {
  top: number;
  height: number;
}

/**
 * Brings a field to the person who has to correct it: into view, where it is out of sight or below a bar. Mini-programs open
 * no keyboard by themselves.
 */
export function focusElement(id: string): void {
  const query = Taro.createSelectorQuery();
  query.select(`#${id}`).boundingClientRect();
  query.selectViewport().boundingClientRect();
  query.selectViewport().scrollOffset();
  query.exec(([field, page, offset]: [Place | null, Place, { scrollTop: number }]) => {
    if (!field) return;
    const isInSight = field.top >= 0 && field.top + field.height <= page.height - ROOM.below;
    if (!isInSight)
      void Taro.pageScrollTo({
        scrollTop: Math.max(0, offset.scrollTop + field.top - ROOM.above),
        duration: 300,
      });
  });
}
