import type { BrowserContext } from 'playwright-core';

/** By how many milliseconds the world of the journeys is ahead of this machine (scripts/lib/testWorld.mjs). */
const shift = Number(process.env.CLOCK_SHIFT ?? 0);

/** Now, in the world of the journeys. */
export const worldNow = (): Date => new Date(Date.now() + shift);

/** Gives the phones of a context the clock of the world, or of one that is so many milliseconds ahead of this machine. */
export function shareClock(context: BrowserContext, worldAhead = shift): Promise<unknown> {
  return context.addInitScript(ahead => {
    window.Date = new Proxy(Date, {
      construct: (real, args: [] | [string | number]) =>
        args.length > 0 ? new real(...(args as [number])) : new real(real.now() + ahead),
      apply: real => new real(real.now() + ahead).toString(),
      get: (real, name): unknown => (name === 'now' ? () => real.now() + ahead : Reflect.get(real, name)),
    });
  }, worldAhead);
}
