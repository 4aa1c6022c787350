/**
 * The first run after a change makes the databases that later runs only load, which takes longer than Jest waits by
 * itself; a server whose start was given up would keep Jest from ending.
 */
jest.setTimeout(120_000);
