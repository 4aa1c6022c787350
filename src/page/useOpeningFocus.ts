import { useEffect } from 'react';
import { focusElement } from '@/platform/focus';

/** Milliseconds after which a screen has slid in (look.md, motion): focus before would pull it aside. */
const arrival = 350;

/** Puts the focus into the field with this id when the screen opens, on hosts that can: a search begins by typing. */
export function useOpeningFocus(id: string): void {
  useEffect(() => {
    const timer = setTimeout(() => focusElement(id), arrival);
    return () => clearTimeout(timer);
  }, [id]);
}
