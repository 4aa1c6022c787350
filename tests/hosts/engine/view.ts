let crossing = 0;

/** How many messages are on their way from the logic of the app to its view. */
export const messagesCrossing = (): number => crossing;

/**
 * A message from the logic to the view: they are two worlds, and whatever one says arrives at the other in order, and
 * later (`start.lag`, milliseconds).
 */
export function cross(task: () => void): void {
  crossing += 1;
  setTimeout(() => {
    crossing -= 1;
    task();
  }, window.start.lag);
}
