/** Does things so many at a time, the others when their turn has come: what holds much memory is not done all at once. */
export function inTurns(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const queues: Promise<unknown>[] = Array.from({ length: atOnce }, () => Promise.resolve());
  let lastQueue = 0;
  return work => {
    lastQueue = (lastQueue + 1) % atOnce;
    const done = (queues[lastQueue] ?? Promise.resolve()).then(work);
    queues[lastQueue] = done.catch(() => undefined);
    return done;
  };
}
