import type { Page, Request } from 'playwright-core';

/** Milliseconds without a request after which a screen has what it asked for; as long as Playwright's own `networkidle`. */
const quiet = 500;

/**
 * Waits until no request has been under way for half a second. Playwright's `networkidle` comes once for a document, at
 * its start; an app asks all its life.
 */
export async function untilQuiet(page: Page): Promise<void> {
  const underWay = new Set<Request>();
  await new Promise<void>(resolve => {
    const end = (): void => {
      page.off('request', began).off('requestfinished', ended).off('requestfailed', ended);
      resolve();
    };
    let timer = setTimeout(end, quiet);
    const began = (request: Request): void => {
      underWay.add(request);
      clearTimeout(timer);
    };
    const ended = (request: Request): void => {
      underWay.delete(request);
      clearTimeout(timer);
      if (underWay.size === 0) timer = setTimeout(end, quiet);
    };
    page.on('request', began).on('requestfinished', ended).on('requestfailed', ended);
  });
}

/** Reads until what was read is as wanted, and answers it; after ten seconds whatever it is by then. */
export async function eventually<T>(
  page: Page,
  read: () => Promise<T>,
  isWanted: (value: T) => boolean,
): Promise<T> {
  let value = await read();
  for (let attempt = 0; attempt < 100 && !isWanted(value); attempt += 1) {
    await page.waitForTimeout(100);
    value = await read();
  }
  return value;
}
