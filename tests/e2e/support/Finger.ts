import type { Locator } from 'playwright-core';

/**
 * A person's finger: counts what it does as they would, a tap for each button and one for each field that is filled in.
 * Letters that are typed are none, nor is a code that is read elsewhere.
 */
export class Finger {
  taps = 0;

  /** Taps on a button, a link or a box. */
  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  /** Taps into a field and types. */
  async fill(field: Locator, text: string): Promise<void> {
    this.taps += 1;
    await field.fill(text);
  }
}
