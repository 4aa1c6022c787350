import { configure } from 'mobx';

// As config/index.ts defines it at build time.
Object.assign(globalThis, {
  APP_CONFIG: {
    apiBase: '',
    appId: 'test-app',
    appSecret: 'test-secret',
    loginGate: 'auth',
    webBase: 'https://m.rental.example',
    mapTiles: '',
    mapAttribution: '',
  } satisfies typeof APP_CONFIG,
});

// A test's document has no layout and no device: no query about them holds.
Object.assign(window, { matchMedia: () => ({ matches: false }) });

// As src/app.tsx configures it.
configure({ useProxies: 'ifavailable' });
