import { configure } from 'mobx';

// As config/index.ts defines it at build time.
Object.assign(globalThis, {
  APP_CONFIG: {
    apiBase: '',
    appId: 'test-app',
    appSecret: 'test-secret',
    loginGate: 'auth',
    webBase: 'https://m.rental.example',
  } satisfies typeof APP_CONFIG,
});

// As src/app.tsx configures it.
configure({ useProxies: 'ifavailable' });
