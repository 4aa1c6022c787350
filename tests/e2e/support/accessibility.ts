import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds on the screen that is shown (WCAG 2.2 AA and best practices), one line each. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  // While one screen slides over another, both are in the document.
  await page.waitForFunction(
    () => [...document.querySelectorAll('main')].filter(main => main.checkVisibility()).length <= 1,
  );
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: engine } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await engine.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Left out by axe itself as an experiment: who speaks to their phone says what they see.
      rules: { 'label-content-name-mismatch': { enabled: true } },
      // What is right is not told, no selectors are worked out, and no sheets fetched, which only a rule that is off reads.
      ...{ resultTypes: ['violations'], selectors: false, preload: false },
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`));
  });
}

/**
 * What a thumb misses and what an eye stumbles over: targets below 44 pixels (look.md, for everyone), numbers, prices and
 * masked ones too, and labels of a word or two that are broken over two lines, words that stand out of their button over
 * what is beside it, icons on a line of their own after their words, pictures without a size, and words whose ground is
 * far wider than they are.
 */
export function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [...document.querySelectorAll('button, a, input, textarea, [role="button"]')];
    const small = targets.flatMap(target => {
      const { width, height } = target.getBoundingClientRect();
      // Nothing, or for screen readers alone.
      if (width <= 1 || height <= 1 || (width > 43.5 && height > 43.5)) return [];
      const name = target.getAttribute('aria-label') ?? target.textContent ?? '';
      return [`target of ${Math.round(width)}×${Math.round(height)}: ${name.slice(0, 40)}`];
    });
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, style, noscript')) continue;
      // For screen readers alone.
      if ((node.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue;
      // An address breaks anywhere: it has no other place. What its signs are is chance, such as a token's.
      const text = (node.textContent ?? '').replace(/\w+:\/\/\S+/g, found => ' '.repeat(found.length));
      // A sentence breaks anywhere in Chinese; 身份证号 alone does not.
      const whole = /[¥\d*×.,:X-]{2,}|^\p{Script=Han}{2,5}$/gu;
      for (const { 0: number, index } of text.matchAll(whole)) {
        range.setStart(node, index);
        range.setEnd(node, index + number.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`broken over two lines: ${number}`);
      }
    }
    const beyond: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const button = node.parentElement?.closest('button, a');
      if (!button || !node.textContent?.trim()) continue;
      let cuts: Element | null = node.parentElement;
      while (cuts && cuts !== button && getComputedStyle(cuts).overflowX === 'visible')
        cuts = cuts.parentElement;
      // What is cut off, or for screen readers alone, lies over nothing.
      if (cuts !== button || getComputedStyle(button).overflowX !== 'visible') continue;
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      const box = button.getBoundingClientRect();
      if (width > 0 && (right > box.right + 1 || left < box.left - 1))
        beyond.push(`words beyond their button: ${node.textContent.slice(0, 40)}`);
    }
    // By what it is: the names of classes are not those of the source here.
    const trailing = [...document.querySelectorAll('button [aria-hidden="true"]:empty')].filter(icon => {
      const row = icon.closest('button');
      if (!row?.textContent?.trim() || getComputedStyle(icon).maskImage === 'none') return false;
      range.setStartAfter(icon);
      range.setEndAfter(row);
      if (range.toString().trim()) return false;
      // What it follows is there to see, not for screen readers alone.
      range.setStartBefore(row);
      range.setEndBefore(icon);
      return [...range.getClientRects()].some(({ width }) => width > 1);
    });
    const lonely = trailing.flatMap(icon => {
      const { top, bottom, left, width } = icon.getBoundingClientRect();
      const row = icon.closest('button');
      if (!row || width === 0) return [];
      range.selectNodeContents(row);
      const seen = [...range.getClientRects()].filter(other => other.width > 1);
      const isBeside = seen.some(
        other => other.right <= left + 1 && other.bottom > top && other.top < bottom,
      );
      // That of a tile is drawn above its words.
      const isBelow = seen.some(other => other.bottom <= top + 1);
      return isBeside || !isBelow ? [] : [`icon on its own line: ${row.textContent?.slice(0, 40)}`];
    });
    const unseen = [...document.images].flatMap(({ src, offsetParent, width, height }) =>
      offsetParent && (width < 8 || height < 8) ? [`picture of ${width}×${height}: ${src}`] : [],
    );
    const stretched = [...document.querySelectorAll('span, strong, li')].flatMap(label => {
      const text = label.textContent ?? '';
      const isWord = label.firstElementChild === null && /^\p{Script=Han}{2,6}$/u.test(text);
      const { backgroundColor, borderRadius } = getComputedStyle(label);
      // The cells of a table are as wide as their column.
      if (!isWord || backgroundColor === 'rgba(0, 0, 0, 0)' || borderRadius === '0px') return [];
      const { width, height } = label.getBoundingClientRect();
      range.selectNodeContents(label);
      // More than its padding.
      const room = width - range.getBoundingClientRect().width;
      return height < 40 && room > 32
        ? [`label ${Math.round(room)} pixels wider than its word: ${text}`]
        : [];
    });
    return [...small, ...broken, ...beyond, ...lonely, ...unseen, ...stretched];
  });
}

/** Boxes of a dark screen that are as large as a card and as bright as paper: what forgot the tokens. */
export function lightGrounds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isBright = (colour: string): boolean => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return alpha > 0.5 && Math.min(red, green, blue) > 235;
    };
    return [...document.querySelectorAll<HTMLElement>('body, body *')].flatMap(element => {
      const { width, height } = element.getBoundingClientRect();
      const { backgroundColor } = getComputedStyle(element);
      if (width * height < 10_000 || !isBright(backgroundColor)) return [];
      return [`light ground ${backgroundColor}: ${element.outerHTML.slice(0, 120)}`];
    });
  });
}

/** Texts smaller than 18 pixels, and texts that do not fit their box. */
export function elderProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const problems: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      const parent = node.parentElement;
      if (!text || !parent || parent.closest('script, style, noscript, [aria-hidden="true"]')) continue;
      const box = parent.getBoundingClientRect();
      // Nothing, or for screen readers alone.
      if (box.width <= 1 || box.height <= 1) continue;
      const style = getComputedStyle(parent);
      if (Number.parseFloat(style.fontSize) < 18) problems.push(`smaller than 18: ${text.slice(0, 40)}`);
      const isHidden = style.overflowX === 'hidden' || style.overflowX === 'clip';
      if (isHidden && parent.scrollWidth > parent.clientWidth + 1) {
        problems.push(`cut off: ${text.slice(0, 40)}`);
      }
    }
    return problems;
  });
}
