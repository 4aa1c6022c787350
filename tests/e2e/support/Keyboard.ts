import type { Locator, Page } from 'playwright-core';

/** More parts than any screen has that can be reached. */
const most = 150;

/** Hands that have a keyboard and nothing else. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Tabs on until a part has the focus. */
  async reach(part: Locator): Promise<void> {
    await part.first().waitFor();
    for (let tabs = 0; tabs < most; tabs += 1) {
      if (await part.evaluateAll(parts => parts.some(one => one === document.activeElement))) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`not reached by ${most} tabs: ${part.toString()}`);
  }

  async press(part: Locator): Promise<void> {
    await this.reach(part);
    await this.page.keyboard.press('Enter');
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.page.keyboard.type(text);
  }

  /** Where the parts stand that the next tabs reach, until the first is reached again or the focus leaves the screen. */
  async path(): Promise<{ name: string; x: number; y: number }[]> {
    const stops: { name: string; x: number; y: number }[] = [];
    for (let tabs = 0; tabs < most; tabs += 1) {
      await this.page.keyboard.press('Tab');
      const stop = await this.page.evaluate(() => {
        const part = document.activeElement;
        if (!part || part === document.body) return undefined;
        const { left, top, width, height } = part.getBoundingClientRect();
        const name = part.getAttribute('aria-label') ?? part.textContent ?? '';
        return { name: name.slice(0, 40), x: left + width / 2, y: top + height / 2 };
      });
      if (!stop) break;
      stops.push(stop);
    }
    return stops;
  }
}
