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

/** The worker and the page report by lines of their own: what happened together may be told so much apart, in ms. */
const TOLD_APART = 1_000;

/**
 * Tells which requests of a context were under way when their page went on to another document. What the service worker
 * fetches belongs to no page: for it, any page of the context counts. To be asked when all that happened has been told.
 */
function watchForLeaving(context: BrowserContext): (request: Request, failedAt: number) => boolean {
  const begun = new WeakMap<Request, { page?: Page; at: number }>();
  const left: { page: Page; at: number }[] = [];
  context.on('page', page =>
    page.on('request', request => {
      const at = Date.now();
      begun.set(request, { page, at });
      if (request.isNavigationRequest()) left.push({ page, at });
    }),
  );
  context.on('request', request => {
    if (request.serviceWorker()) begun.set(request, { at: Date.now() });
  });
  return (request, failedAt) => {
    const own = begun.get(request);
    return (
      own !== undefined &&
      left.some(({ page, at }) => (own.page ?? page) === page && at > own.at && at <= failedAt + TOLD_APART)
    );
  };
}

/** Notes console errors, broken scripts, failed requests and answers of HTTP 400 and above of all pages. */
export function watchForProblems(context: BrowserContext, allow: Allowed): Problems {
  const lines: { text: string; isProblem?: () => boolean }[] = [];
  const note = (text: string, isProblem?: () => boolean): void => {
    lines.push({ text, isProblem });
  };
  const wasLeft = watchForLeaving(context);
  context.on('console', message => {
    // The browser's own note of a bad answer; the answer itself is noted below, once.
    if (message.text().startsWith('Failed to load resource')) return;
    if (message.type() === 'error') note(`console error: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', problem =>
    note(`script error: ${problem.error().stack ?? problem.error().message}`),
  );
  context.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? 'unknown reason';
    if (reason === stoppedByLeaving) return;
    const failedAt = Date.now();
    note(
      `request failed: ${request.method()} ${request.url()} (${reason})`,
      () => reason !== stoppedInWorker || !wasLeft(request, failedAt),
    );
  });
  context.on('response', response => {
    const status = response.status();
    if (status >= 400) note(`HTTP ${status}: ${response.request().method()} ${response.url()}`);
  });
  const isAllowed = (line: string): boolean =>
    allow.some(piece => (typeof piece === 'string' ? line.includes(piece) : piece.test(line)));
  return {
    found: () =>
      lines
        .filter(({ text, isProblem }) => !isAllowed(text) && (isProblem?.() ?? true))
        .map(({ text }) => text),
  };
}
