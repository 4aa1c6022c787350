const waiting: (() => void)[] = [];

/** How many messages are on their way from the logic of the app to its view. */
export const messagesCrossing = (): number => waiting.length;

/**
 * A message from the logic to the view: they are two worlds, and whatever one says arrives at the other in order, and
 * later (`start.lag`, milliseconds). The order is kept here: a browser does not promise that of two timers of one length
 * the first comes first, when one was set by a timer that a timer had set, and so on.
 */
export function cross(task: () => void): void {
  waiting.push(task);
  setTimeout(() => waiting.shift()?.(), window.start.lag);
}
