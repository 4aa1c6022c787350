/** Where the files of the app lie, which src/serviceWorker.js hands out when there is no network. */
const CACHE = 'app';
const APP = '/';

/** Scripts and styles that this page has loaded so far: what shows its screens. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/static/'))
    .map(({ pathname }) => pathname);

/** Whether a document is of the build that runs in this page: only then does it go with the files of this page. */
const isOfThisBuild = (html: string): boolean =>
  [...document.querySelectorAll('script[src^="/static/"]')].every(script =>
    html.includes(`"${script.getAttribute('src') ?? ''}"`),
  );

/** Without a secure context, or in a browser that forbids it, the app needs its network as before. */
const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

/**
 * What is there is left alone: a page that is closed while it writes would take that away, too. The document comes last,
 * so that it is never there without the files that show it.
 */
async function fillCache(): Promise<void> {
  const html = await (await fetch(APP)).text();
  if (!isOfThisBuild(html)) return;
  const cache = await caches.open(CACHE);
  const kept = await cache.match(APP);
  const isSame = (await kept?.text()) === html;
  const there = await cache.keys();
  const known = isSame ? there.map(({ url }) => new URL(url, location.origin).pathname) : [];
  const wanted = [...new Set(loadedFiles())];
  await cache.addAll(wanted.filter(path => !known.includes(path)));
  if (isSame) return;
  await cache.add(APP);
  // A build before this one: none of its other files is asked for any more.
  const old = there.filter(({ url }) => ![...wanted, APP].includes(new URL(url, location.origin).pathname));
  await Promise.all(old.map(request => cache.delete(request)));
}

/** What is under way: the app is kept and dropped one after the other. */
let last: Promise<void> = Promise.resolve();

function inTurn(task: () => Promise<unknown>): Promise<void> {
  if (!canKeep()) return last;
  last = last.then(task).then(
    () => undefined,
    // No room, or no network just now: the next time tries again, and what stays is the app, nothing of a person.
    () => undefined,
  );
  return last;
}

export const keepApp = (): Promise<void> =>
  inTurn(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await fillCache();
  });

export const dropApp = (): Promise<void> =>
  inTurn(async () => {
    await (await navigator.serviceWorker.getRegistration(APP))?.unregister();
    await caches.delete(CACHE);
  });
