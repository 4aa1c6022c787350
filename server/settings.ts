import path from 'node:path';

/** A mini-program as its host's console knows it. */
export interface HostApp {
  appId: string;
  secret: string;
}

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
  /** Key of the hashes of SMS codes, and of the tokens that follow others. */
  codePepper: string;
  /** Mini-programs whose host can be asked who uses them. */
  hostApps: { weapp?: HostApp; qq?: HostApp };
  /** Domain of the session cookies; empty: this host. */
  cookieDomain: string;
  /** Origins besides this server's own whose pages may make calls that change something. */
  allowedOrigins: readonly string[];
  /** Sandbox SMS and cashier: codes are shown on /sandbox, payments are decided by the tester. */
  sandbox: boolean;
  /** How many proxies in front may be trusted for the caller's address. */
  trustedProxies: number;
  /** Whose map tiles the app may load, as an origin; empty: nobody's (the H5 build knows the whole address). */
  mapTilesOrigin: string;
  logLevel: string;
  /** Calls per minute, login codes and bookings per hour for one caller's address (`limitBookings`: in shares of it). */
  callsPerMinute: number;
  codesPerHour: number;
  bookingsPerHour: number;
  /** Costly calls of one caller's address that run at the same time. */
  costlyCallsAtOnce: number;
  /** Milliseconds by which the clock is put forward (or back), for tests that are the same on any day; 0 in production. */
  clockShift: number;
}

const developmentSecret = 'development-only';

/** A slip of the pen in NODE_ENV would open the sandbox and the development secrets to everybody. */
const environments = ['development', 'test', 'production'];

/** Reads the settings; throws one clear sentence when one is wrong or production lacks a secret. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const environment = env.NODE_ENV || 'development';
  if (!environments.includes(environment)) {
    throw new Error(`NODE_ENV must be ${environments.join(', ')} or empty, not "${environment}"`);
  }
  const production = environment === 'production';
  const secret = (name: string): string => {
    const value = env[name] ?? '';
    if (value) return value;
    if (production) throw new Error(`${name} must be set in production`);
    return developmentSecret;
  };
  const integer = (name: string, fallback: number, largest: number): number => {
    const value = Number(env[name] || fallback);
    if (Number.isInteger(value) && value >= 0 && value <= largest) return value;
    throw new Error(`${name} must be a whole number from 0 to ${largest}, not "${env[name] ?? ''}"`);
  };
  const hostApp = (host: keyof Settings['hostApps'], name: string): Settings['hostApps'] => {
    const [appId = '', appSecretOfHost = ''] = [env[`${name}_APPID`], env[`${name}_SECRET`]];
    if (!appSecretOfHost) return {};
    if (!appId) throw new Error(`${name}_SECRET is of no use without ${name}_APPID`);
    return { [host]: { appId, secret: appSecretOfHost } };
  };
  const shift = (name: string): number => {
    const value = Number(env[name] || 0);
    if (!Number.isSafeInteger(value))
      throw new Error(`${name} must be whole milliseconds, not "${env[name] ?? ''}"`);
    if (production && value !== 0)
      throw new Error(`${name} puts the clock wrong and must be empty in production`);
    return value;
  };
  const originOf = (name: string): string => {
    const value = env[name] ?? '';
    if (!value) return '';
    try {
      return new URL(value).origin;
    } catch {
      throw new Error(`${name} must be an address with {z}, {x} and {y}, not "${value}"`);
    }
  };
  const originsOf = (name: string): string[] => {
    const origins = (env[name] ?? '').split(/[\s,]+/).filter(Boolean);
    const wrong = origins.find(origin => !URL.canParse(origin) || new URL(origin).origin !== origin);
    if (wrong === undefined) return origins;
    throw new Error(
      `${name} must be origins such as https://rental.example, parted by commas, not "${wrong}"`,
    );
  };
  return {
    production,
    port: integer('PORT', 3000, 65_535),
    host: env.HOST ?? '0.0.0.0',
    databaseUrl: env.DATABASE_URL ?? '',
    dataDirectory: path.resolve(env.DATA_DIRECTORY || '.data'),
    webDirectory: env.WEB_DIRECTORY === '' ? '' : path.resolve(env.WEB_DIRECTORY ?? 'dist/h5'),
    appId: env.APP_ID ?? 'car-rental',
    appSecret: secret('APP_SECRET'),
    codePepper: secret('CODE_PEPPER'),
    hostApps: { ...hostApp('weapp', 'WEAPP'), ...hostApp('qq', 'QQ') },
    cookieDomain: env.COOKIE_DOMAIN ?? '',
    allowedOrigins: originsOf('ALLOWED_ORIGINS'),
    sandbox: production ? env.SANDBOX === 'on' : env.SANDBOX !== 'off',
    trustedProxies: integer('TRUSTED_PROXIES', 0, 10),
    mapTilesOrigin: originOf('MAP_TILES'),
    logLevel: env.LOG_LEVEL || 'info',
    callsPerMinute: integer('CALLS_PER_MINUTE', 600, 1_000_000),
    codesPerHour: integer('CODES_PER_HOUR', 60, 1_000_000),
    costlyCallsAtOnce: integer('COSTLY_CALLS_AT_ONCE', 2, 1000),
    bookingsPerHour: integer('BOOKINGS_PER_HOUR', 120, 1_000_000),
    clockShift: shift('CLOCK_SHIFT'),
  };
}
