/*
 * Opens the app without a network on a device that keeps a pickup card (issue 11). It is copied as it stands, registered
 * and given its files by src/platform/offline.h5.ts. The network comes first for every screen, so that a new build is seen
 * at once; calls of the backend go by it, so that nothing of a person is kept here.
 */
const APP = '/';

/** Names with a content hash never change what they hold; those of a build that watches go to the network. */
const isHashed = ({ pathname }) => /^\/static\/.*\.[0-9a-f]{6,}\./.test(pathname);

async function openScreen(request) {
  try {
    return await fetch(request);
  } catch (problem) {
    const app = await caches.match(APP);
    if (app) return app;
    throw problem;
  }
}

async function takeFile(request) {
  return (await caches.match(request, { ignoreVary: true })) || fetch(request);
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openScreen(request));
  else if (isHashed(url)) event.respondWith(takeFile(request));
});
