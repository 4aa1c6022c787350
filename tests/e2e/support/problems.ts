import type { BrowserContext, Page, Request } from 'playwright-core';

/** Problems that a journey provokes on purpose: a piece of their line, or a pattern of it. */
export type Allowed = readonly (string | RegExp)[];

/** What a browser complained about. */
export interface Problems {
  /** One line for each problem that is not allowed, in the order in which they came. */
  found(): string[];
}

/** Pages that are left stop what they still load: that is no failure. */
const stoppedByLeaving = 'net::ERR_ABORTED';

/** The same of a file that the service worker fetches for the page: what it was stopped in fails without a reason. */
const stoppedInWorker = 'net::ERR_FAILED';

/** Tells which requests of a context were under way when their page went on to another document. */
function watchForLeaving(context: BrowserContext): (request: Request) => boolean {
  let order = 0;
  const begun = new WeakMap<Request, { page: Page; at: number }>();
  const left = new WeakMap<Page, number>();
  context.on('page', page =>
    page.on('request', request => {
      order += 1;
      begun.set(request, { page, at: order });
      if (request.isNavigationRequest()) left.set(page, order);
    }),
  );
  return request => {
    const known = begun.get(request);
    return known !== undefined && (left.get(known.page) ?? 0) > known.at;
  };
}

/** Notes console errors, broken scripts, failed requests and answers of HTTP 400 and above of all pages. */
export function watchForProblems(context: BrowserContext, allow: Allowed): Problems {
  const lines: string[] = [];
  const wasLeft = watchForLeaving(context);
  context.on('console', message => {
    // The browser's own note of a bad answer; the answer itself is noted below, once.
    if (message.text().startsWith('Failed to load resource')) return;
    if (message.type() === 'error')
      lines.push(`console error: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', problem =>
    lines.push(`script error: ${problem.error().stack ?? problem.error().message}`),
  );
  context.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? 'unknown reason';
    const isStopped = reason === stoppedByLeaving || (reason === stoppedInWorker && wasLeft(request));
    if (!isStopped) lines.push(`request failed: ${request.method()} ${request.url()} (${reason})`);
  });
  context.on('response', response => {
    const status = response.status();
    if (status >= 400) lines.push(`HTTP ${status}: ${response.request().method()} ${response.url()}`);
  });
  const isAllowed = (line: string): boolean =>
    allow.some(piece => (typeof piece === 'string' ? line.includes(piece) : piece.test(line)));
  return { found: () => lines.filter(line => !isAllowed(line)) };
}
