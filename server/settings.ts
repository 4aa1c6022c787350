import path from 'node:path';

/** Settings of the backend, from the environment. The defaults are for development and refuse production. */
export interface Settings {
  production: boolean;
  port: number;
  host: string;
  /** PostgreSQL address; empty: the embedded PGlite in `dataDirectory`. */
  databaseUrl: string;
  dataDirectory: string;
  /** Folder of the built H5 app; empty: API only. */
  webDirectory: string;
  appId: string;
  appSecret: string;
  /** Key of the hashes of SMS codes. */
  codePepper: string;
  /** Domain of the session cookies; empty: this host. */
  cookieDomain: string;
  /** Sandbox SMS and cashier: codes are shown on /sandbox, payments are decided by the tester. */
  sandbox: boolean;
  /** How many proxies in front may be trusted for the caller's address. */
  trustedProxies: number;
  logLevel: string;
}

const developmentSecret = 'development-only';

/** Reads the settings; throws one clear sentence when production lacks a secret. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const production = env.NODE_ENV === 'production';
  const secret = (name: string): string => {
    const value = env[name] ?? '';
    if (value) return value;
    if (production) throw new Error(`${name} must be set in production`);
    return developmentSecret;
  };
  const port = Number(env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT is not a port: ${env.PORT ?? ''}`);
  return {
    production,
    port,
    host: env.HOST ?? '0.0.0.0',
    databaseUrl: env.DATABASE_URL ?? '',
    dataDirectory: path.resolve(env.DATA_DIRECTORY ?? '.data'),
    webDirectory: path.resolve(env.WEB_DIRECTORY ?? 'dist/h5'),
    appId: env.APP_ID ?? 'car-rental',
    appSecret: secret('APP_SECRET'),
    codePepper: secret('CODE_PEPPER'),
    cookieDomain: env.COOKIE_DOMAIN ?? '',
    sandbox: production ? env.SANDBOX === 'on' : env.SANDBOX !== 'off',
    trustedProxies: Number(env.TRUSTED_PROXIES ?? 0),
    logLevel: env.LOG_LEVEL ?? 'info',
  };
}
