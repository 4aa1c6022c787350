import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { repository } from '../support/repository';

// src/serviceWorker.js: it is copied as it stands, so its test runs it as a browser does.

interface Request {
  url: string;
  method: string;
  mode: string;
}

const origin = 'https://m.rental.example';
const request = (address: string, differences: Partial<Request> = {}): Request => ({
  url: new URL(address, origin).href,
  method: 'GET',
  mode: 'no-cors',
  ...differences,
});

/** What the worker answers to a request, with a network or without; undefined: the browser goes on as without a worker. */
async function answerTo(asked: Request, { isOnline }: { isOnline: boolean }): Promise<string | undefined> {
  const listeners: Record<string, (event: object) => void> = {};
  const cached: Record<string, string> = {
    '/': 'the kept app',
    [`${origin}/static/js/app.0123ab.js`]: 'the kept file',
  };
  runInNewContext(readFileSync(path.join(repository, 'src/serviceWorker.js'), 'utf8'), {
    URL,
    self: {
      location: { origin },
      addEventListener: (name: string, listener: (event: object) => void) => (listeners[name] = listener),
    },
    caches: {
      match: (key: string | Request) => Promise.resolve(cached[typeof key === 'string' ? key : key.url]),
    },
    fetch: () => (isOnline ? Promise.resolve('the network') : Promise.reject(new TypeError('offline'))),
  });
  let answer: Promise<string> | undefined;
  listeners.fetch?.({ request: asked, respondWith: (given: Promise<string>) => (answer = given) });
  return answer;
}

describe('the service worker of H5 (issue 11: the pickup card after a cold start without network)', () => {
  const screen = request('/reserve_car/remind?orderid=D1', { mode: 'navigate' });

  it('opens a screen from the network, so that a new build is seen at once', async () => {
    expect(await answerTo(screen, { isOnline: true })).toBe('the network');
  });

  it('without one opens any screen with the app that was kept', async () => {
    expect(await answerTo(screen, { isOnline: false })).toBe('the kept app');
  });

  it('takes kept files whose names say what they hold, and others from the network', async () => {
    expect(await answerTo(request('/static/js/app.0123ab.js'), { isOnline: false })).toBe('the kept file');
    expect(await answerTo(request('/static/js/new.89abcd.js'), { isOnline: true })).toBe('the network');
  });

  it.each([
    ['a call of the backend', request('/api/order/get_detail')],
    ['what is sent', request('/static/js/app.0123ab.js', { method: 'POST' })],
    ['a file of a build that watches', request('/static/js/app.js')],
    ['another origin', request('https://tiles.example/static/js/app.0123ab.js')],
  ])('leaves %s alone', async (_what, asked) => {
    expect(await answerTo(asked, { isOnline: true })).toBeUndefined();
  });
});
