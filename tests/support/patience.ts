/**
 * A limit is there for what hangs, not for what is slow: on a busy machine, or the first run after a change, which makes
 * the databases that later runs only load. A server whose start was given up would keep Jest from ending.
 */
jest.setTimeout(120_000);
