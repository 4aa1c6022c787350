/**
 * The moments between which a process may die while it moves money. They are there for the test that kills it at
 * every one (tests/server/kernel/money/kill.test.ts); a new step that announces itself is killed too.
 */
export type Checkpoint =
  'transaction written' | 'transaction committed' | 'payment begun' | 'task taken' | 'task worked';

/** Told of every moment that is passed. */
export type OnCheckpoint = (moment: Checkpoint) => void;
