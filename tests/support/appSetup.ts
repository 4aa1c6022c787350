import { configure } from 'mobx';
import { matchMedia } from './media';

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

// A test's document has no layout and no device: queries hold that a test asks for (media.ts).
Object.assign(window, { matchMedia });

// As src/app.tsx configures it.
configure({ useProxies: 'ifavailable' });
