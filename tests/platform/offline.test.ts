import { dropApp, keepApp } from '@/platform/offline';

// The app that is kept on a device for reading a pickup card without a network (issue 11).

/** Caches of a browser, by their names; each keeps answers by their paths. */
let stored: Map<string, Map<string, string>>;
let isRegistered: boolean;
/** Files that were written last. */
let written: string[];
/** What is there after each write. */
let moments: string[][];
/** The document as the server has it now. */
let html: string;

const pathOf = (key: string | { url: string }): string => (typeof key === 'string' ? key : key.url);

function write(entries: Map<string, string>, path: string): void {
  entries.set(path, path === '/' ? html : 'a file');
  moments.push(kept());
}

function cacheOf(name: string) {
  const entries = stored.get(name) ?? new Map<string, string>();
  stored.set(name, entries);
  return {
    match: (key: string) =>
      Promise.resolve(entries.has(key) ? { text: () => Promise.resolve(entries.get(key)) } : undefined),
    keys: () => Promise.resolve([...entries.keys()].map(url => ({ url }))),
    delete: (key: { url: string }) => Promise.resolve(entries.delete(pathOf(key))),
    add: (path: string) => {
      write(entries, path);
      return Promise.resolve();
    },
    // A browser writes them in whatever order they come.
    addAll: (paths: string[]) => {
      written = paths;
      for (const path of [...paths].reverse()) write(entries, path);
      return Promise.resolve();
    },
  };
}

/** The page has loaded these files. */
function loads(...paths: string[]): void {
  jest
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue(paths.map(path => ({ name: `${location.origin}${path}` })) as PerformanceEntryList);
}

const kept = (): string[] => [...(stored.get('app')?.keys() ?? [])].sort();

beforeEach(() => {
  stored = new Map();
  isRegistered = false;
  moments = [];
  html = '<script src="/static/js/app.1.js"></script>';
  document.body.innerHTML = html;
  // The performance of this browser knows no resources.
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.assign(globalThis, {
    caches: {
      open: (name: string) => Promise.resolve(cacheOf(name)),
      delete: (name: string) => Promise.resolve(stored.delete(name)),
    },
    fetch: () => Promise.resolve({ text: () => Promise.resolve(html) }),
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: () => Promise.resolve((isRegistered = true)),
      getRegistration: () => Promise.resolve({ unregister: () => Promise.resolve(!(isRegistered = false)) }),
    },
  });
});

it('keeps the document and the scripts and styles that the page has loaded, and no answer of the backend', async () => {
  loads(
    '/static/js/app.1.js',
    '/static/css/remind.1.css',
    '/api/order/get_detail?params=1',
    '/media/car.webp',
  );
  await keepApp();
  expect(isRegistered).toBe(true);
  expect(kept()).toEqual(['/', '/static/css/remind.1.css', '/static/js/app.1.js']);
});

it('keeps what an earlier page of the same build has loaded; of another build nothing', async () => {
  loads('/static/js/app.1.js', '/static/js/home.1.js');
  await keepApp();
  loads('/static/js/app.1.js');
  await keepApp();
  expect(kept()).toContain('/static/js/home.1.js');
  html = '<script src="/static/js/app.2.js"></script>';
  document.body.innerHTML = html;
  loads('/static/js/app.2.js');
  await keepApp();
  expect(kept()).toEqual(['/', '/static/js/app.2.js']);
});

it('writes nothing that is there already: a page that is closed meanwhile takes nothing away', async () => {
  loads('/static/js/app.1.js');
  await keepApp();
  loads('/static/js/app.1.js', '/static/js/remind.1.js');
  await keepApp();
  expect(written).toEqual(['/static/js/remind.1.js']);
});

it('the document comes after its files: a page that is closed meanwhile leaves none that cannot be shown', async () => {
  loads('/static/js/app.1.js', '/static/js/remind.1.js');
  await keepApp();
  expect(moments.findIndex(paths => paths.includes('/'))).toBe(moments.length - 1);
  expect(moments.at(-1)).toEqual(['/', '/static/js/app.1.js', '/static/js/remind.1.js']);
});

it('a document that is newer than the page does not replace the one that goes with its files', async () => {
  loads('/static/js/app.1.js');
  await keepApp();
  const before = html;
  html = '<script src="/static/js/app.2.js"></script>';
  await keepApp();
  expect(stored.get('app')?.get('/')).toBe(before);
});

it('goes when no card is kept any more, however soon after', async () => {
  loads('/static/js/app.1.js');
  await Promise.all([keepApp(), dropApp()]);
  expect([isRegistered, kept()]).toEqual([false, []]);
});

it('a browser that forbids it is left alone, and nothing is thrown', async () => {
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: () => Promise.reject(new Error('denied')) },
  });
  await expect(keepApp()).resolves.toBeUndefined();
  await expect(dropApp()).resolves.toBeUndefined();
});
