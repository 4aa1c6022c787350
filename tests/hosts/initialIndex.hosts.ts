import { journey, overBudget } from './support/journey';
import { openLink } from './support/member';
import type { Phone } from './support/phone';

/** A finger comes down on the strip at a part of its height (0 to 1), moves to others and lets go. */
async function drag(phone: Phone, from: number, ...to: number[]): Promise<void> {
  await phone.page.evaluate(
    ([first, rest]) => {
      const strips = [...document.querySelectorAll('[aria-label="按首字母查找"]')];
      const strip = strips.find(part => part.getClientRects().length > 0);
      if (!strip) throw new Error('there is no index');
      const { top, height, left, width } = strip.getBoundingClientRect();
      const touch = (type: string, at: number): void => {
        const place = { clientX: left + width / 2, clientY: top + height * at };
        const finger = new Touch({
          identifier: 1,
          target: strip,
          ...place,
          pageX: place.clientX,
          pageY: place.clientY,
        });
        const touches = type === 'touchend' ? [] : [finger];
        strip.dispatchEvent(
          new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [finger] }),
        );
      };
      touch('touchstart', first);
      for (const at of rest) touch('touchmove', at);
      (window as unknown as { letGo: () => void }).letGo = () =>
        touch('touchend', rest[rest.length - 1] ?? first);
    },
    [from, to] as const,
  );
}

const letGo = (phone: Phone): Promise<void> =>
  phone.page.evaluate(() => (window as unknown as { letGo: () => void }).letGo());

describe.each(['weapp', 'qq', 'alipay'] as const)(
  'the index of initials at the edge (issue 11): %s',
  host => {
    journey('a finger along it leads to the cities, and each letter sends little', host, async phone => {
      await openLink(phone, '/city');
      await phone.titled('选择城市');
      await phone.step('index: filter by the last letter', async () => {
        await drag(phone, 0.02, 0.98);
        await phone.settle();
      });
      await phone.step('index: let go', () => letGo(phone));
      const place = await phone.page.evaluate(
        () =>
          document.querySelector('.screen:not([hidden]) #initial-Z')?.getBoundingClientRect().toJSON() as
            { top: number; bottom: number } | undefined,
      );
      expect(place?.top).toBeLessThan(phone.model.height);
      expect(place?.bottom).toBeGreaterThan(0);
      expect(overBudget(phone.steps)).toEqual([]);
    });
  },
);
