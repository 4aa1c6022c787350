import type { BrowserContext, Request } from 'playwright-core';

/** Problems that a journey provokes on purpose: a piece of their line, or a pattern of it. */
export type Allowed = readonly (string | RegExp)[];

/** What a browser complained about. */
export interface Problems {
  /** One line for each problem that is not allowed, in the order in which they came. */
  found(): string[];
}

/** Pages that are left stop what they still load: that is no failure. */
const stoppedByLeaving = 'net::ERR_ABORTED';

/**
 * The same where the service worker fetches a file for the page: what it was stopped in fails for the page without a reason.
 * A file that the server has not is told by its answer, and one that does not come by the screen that lacks it.
 */
const stoppedInWorker = (request: Request, reason: string): boolean =>
  reason === 'net::ERR_FAILED' && new URL(request.url()).pathname.startsWith('/static/');

/** Notes console errors, broken scripts, failed requests and answers of HTTP 400 and above of all pages. */
export function watchForProblems(context: BrowserContext, allow: Allowed): Problems {
  const lines: string[] = [];
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
    if (reason !== stoppedByLeaving && !stoppedInWorker(request, reason))
      lines.push(`request failed: ${request.method()} ${request.url()} (${reason})`);
  });
  context.on('response', response => {
    const status = response.status();
    if (status >= 400) lines.push(`HTTP ${status}: ${response.request().method()} ${response.url()}`);
  });
  const isAllowed = (line: string): boolean =>
    allow.some(piece => (typeof piece === 'string' ? line.includes(piece) : piece.test(line)));
  return { found: () => lines.filter(line => !isAllowed(line)) };
}
