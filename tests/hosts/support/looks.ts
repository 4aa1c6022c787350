import type { Phone } from './phone';

/** What of a phone is looked at: the page on top, as this model shows it. */
type Look = Pick<Phone, 'page' | 'model'>;

/** What does not stand as it should: a button that is wider than its place, a picture that is not seen. */
export async function misplaced({ page }: Look): Promise<string[]> {
  return page.evaluate(() => {
    const all = (selector: string): HTMLElement[] => [
      ...document.querySelectorAll<HTMLElement>(`.screen:not([hidden]) ${selector}`),
    ];
    const isTooWide = ({ offsetWidth, parentElement }: HTMLElement): boolean =>
      (parentElement?.clientWidth ?? 0) > 0 && offsetWidth > (parentElement?.clientWidth ?? 0);
    return [
      ...all('[role="button"]')
        .filter(isTooWide)
        .map(button => `too wide: ${button.innerText || (button.getAttribute('aria-label') ?? '')}`),
      ...all('image')
        .filter(picture => picture.offsetParent && picture.offsetHeight < 8)
        .map(picture => `no height: ${picture.innerHTML}`),
    ];
  });
}

/** What can be tapped and does not move out of the way stands where one swipes to leave the app. */
export async function unsafe({ page, model }: Look): Promise<string[]> {
  const { bottom } = model.insets;
  return page.evaluate(inset => {
    const isPinned = (part: Element | null): boolean =>
      part !== null &&
      part.localName !== 'page' &&
      (/^(fixed|sticky|-webkit-sticky)$/.test(getComputedStyle(part).position) ||
        isPinned(part.parentElement));
    const edge = innerHeight - inset;
    // What scrolls inside of the page is looked at where it ends.
    const lists = [...document.querySelectorAll<HTMLElement>('.screen:not([hidden]) page *')].filter(
      part =>
        /auto|scroll/.test(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight + 1,
    );
    const before = lists.map(list => list.scrollTop);
    for (const list of lists) list.scrollTop = list.scrollHeight;
    const found = [...document.querySelectorAll<HTMLElement>('.screen:not([hidden]) [role="button"]')]
      .filter(button => {
        const { top, bottom: end, height } = button.getBoundingClientRect();
        return height > 0 && top < innerHeight && end > edge + 1 && isPinned(button);
      })
      .map(button => `on the unsafe foot: ${button.innerText || (button.getAttribute('aria-label') ?? '')}`);
    lists.forEach((list, index) => list.scrollTo(0, before[index] ?? 0));
    return found;
  }, bottom);
}

/** Whether the page on top can be moved sideways, as no page should. */
export async function tooWide({ page }: Look): Promise<string[]> {
  return page.evaluate(() => {
    const page = document.querySelector('.screen:not([hidden]) page');
    const more = page ? page.scrollWidth - page.clientWidth : 0;
    return more > 1 ? [`the page is ${more} wider than the screen`] : [];
  });
}

/** Classes of the page on top that none of its sheets knows, and what should have been a class. */
export async function strayClasses({ page }: Look): Promise<string[]> {
  return page.evaluate(() => {
    const known = new Set<string>();
    const read = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          const named = rule.selectorText.match(/\.(?:\\.|[\w-])+/g) ?? [];
          for (const name of named) known.add(name.replace(/^\.|\\/g, ''));
        } else if (rule instanceof CSSGroupingRule) read(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) if (!sheet.disabled) read(sheet.cssRules);
    const used = [...document.querySelectorAll('.screen:not([hidden]) page *')].flatMap(part => [
      ...part.classList,
    ]);
    return [...new Set(used)].filter(name => !known.has(name)).map(name => `no sheet knows .${name}`);
  });
}

/**
 * All that the page on top says, once it says what is expected, or after ten seconds: on a busy phone the rest of a list
 * comes a moment after the first of it.
 */
export async function textWith(phone: Phone, expected: string): Promise<string> {
  await phone.page
    .waitForFunction(
      words => document.querySelector<HTMLElement>('.screen:not([hidden])')?.innerText.includes(words),
      expected,
    )
    .catch(() => undefined);
  return phone.visibleText();
}
