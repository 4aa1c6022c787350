import { useEffect, useRef, useState } from 'react';
import { defineAction } from '@/page/defineAction';
import { leavePlaces } from './leavePlaces';

/** One choice at a time. */
export interface Choosing {
  /** Key of what is being chosen; undefined while nothing is. */
  busyKey: string | undefined;
  /** Chooses, then goes back to where the choice was begun; a failure is told and leaves everything as it was. */
  choose: (key: string, perform: () => Promise<void>) => void;
}

interface Choice {
  perform: () => Promise<void>;
  leave: () => Promise<void>;
}

/** Choosing on a screen of several rows, of which only the one that was tapped is busy. */
export function useChoosing(leave: () => Promise<void> = leavePlaces): Choosing {
  const [busyKey, setBusyKey] = useState<string>();
  const [action] = useState(() =>
    defineAction<Choice>({
      perform: async choice => {
        await choice.perform();
        await choice.leave();
      },
    }),
  );
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return {
    busyKey,
    choose: (key, perform) => {
      if (action.isRunning) return;
      setBusyKey(key);
      // Who has gone back meanwhile is not led further back.
      const stay = (): Promise<void> => (isGone.current ? Promise.resolve() : leave());
      void action.run({ perform, leave: stay }).then(() => setBusyKey(undefined));
    },
  };
}
