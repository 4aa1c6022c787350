import { createPrivateKey, createPublicKey, X509Certificate, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A mini-program, or WeChat's official account (公众号), as its host's console knows it. */
export interface HostApp {
  appId: string;
  secret: string;
}

/** A merchant of WeChat Pay (APIv3). */
export interface WechatMerchant {
  /** 商户号. */
  id: string;
  /** Serial number of the merchant's certificate. */
  serial: string;
  privateKey: KeyObject;
  /** APIv3 key, 32 characters: what notifications are encrypted with. */
  apiKey: string;
  /** By what WeChat Pay signs: its public keys by the id that its answers name, or certificates by their number. */
  signers: ReadonlyMap<string, KeyObject>;
  /** Where the calls go. */
  gateway: string;
}

/** An app of Alipay's open platform that may be paid by. */
export interface AlipayMerchant {
  appId: string;
  privateKey: KeyObject;
  /** By what Alipay signs. */
  publicKey: KeyObject;
  /** Where the calls go. */
  gateway: string;
}

/** An agreement that somebody else publishes. */
export interface AgreementLink {
  id: string;
  title: string;
  /** An https address of a public name. */
  url: string;
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
  /** Key of the hashes of SMS codes, of the tokens that follow others, and of the addresses of files. */
  codePepper: string;
  /** Key under which personal numbers lie in the database; with another they cannot be read any more. */
  dataKey: string;
  /** Apps whose host can be asked who uses them: mini-programs, and in WeChat's browser the official account. */
  hostApps: { weapp?: HostApp; qq?: HostApp; wechat?: HostApp };
  /** By which key each channel signs whom it sends, by the channel's code. */
  channelKeys: ReadonlyMap<string, string>;
  /** Signs for the channels without a key of their own; empty in production, where nobody believes them. */
  channelDemoKey: string;
  /** Agreements that are read elsewhere: their routes lead there, and nowhere else. */
  agreementLinks: readonly AgreementLink[];
  /** Who moves money outside; one that is not there carries no new payment. */
  merchants: { wechat?: WechatMerchant; alipay?: AlipayMerchant };
  /** Under which address the world knows this server, as an origin; empty: unknown. Providers notify and lead back there. */
  publicOrigin: string;
  /** Domain of the session cookies; empty: this host. */
  cookieDomain: string;
  /** Origins besides this server's own whose pages may make calls that change something. */
  allowedOrigins: readonly string[];
  /** Sandbox SMS and cashier: codes are shown on /sandbox, payments are decided by the tester. */
  sandbox: boolean;
  /** What opens the desk of the sandbox; empty: a new one at each start. */
  deskToken: string;
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

/** Keys and certificates of a variable: PEM texts (a line break may be written `\\n`), or the path of a file of them. */
function pemsOf(env: NodeJS.ProcessEnv, name: string): readonly string[] {
  const value = env[name] ?? '';
  const text = value.includes('-----BEGIN') ? value.replaceAll('\\n', '\n') : readText(name, value);
  return text.match(/-----BEGIN ([A-Z ]+)-----[^-]+-----END \1-----/g) ?? [];
}

function readText(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${name} must be a key in PEM, or the path of its file`);
  }
}

/** What a variable's PEM texts hold; what is wrong with them is never told, since it might quote a key. */
function keysOf<Key>(
  env: NodeJS.ProcessEnv,
  name: string,
  what: string,
  read: (pem: string) => Key,
): readonly [Key, ...Key[]] {
  const pems = pemsOf(env, name);
  const keys = (): Key[] => {
    try {
      return pems.map(read);
    } catch {
      return [];
    }
  };
  const [first, ...others] = keys();
  if (!first) throw new Error(`${name} holds no ${what} in PEM`);
  return [first, ...others];
}

/** A key by which somebody signs, with its id: a certificate's is its number, a bare key's must be told. */
function signerOf(pem: string, id: string): readonly [string, KeyObject] {
  if (!pem.includes('BEGIN CERTIFICATE')) return [id, createPublicKey(pem)];
  const certificate = new X509Certificate(pem);
  return [certificate.serialNumber, certificate.publicKey];
}

const privateKeyOf = (env: NodeJS.ProcessEnv, name: string): KeyObject =>
  keysOf(env, name, 'private key', pem => createPrivateKey(pem))[0];

function wechatMerchant(env: NodeJS.ProcessEnv): WechatMerchant {
  const { WECHATPAY_MCHID = '', WECHATPAY_SERIAL = '', WECHATPAY_API_KEY = '' } = env;
  const { WECHATPAY_PUBLIC_KEY_ID = '', WECHATPAY_GATEWAY } = env;
  if (Buffer.byteLength(WECHATPAY_API_KEY) !== 32) {
    throw new Error('WECHATPAY_API_KEY must be the APIv3 key of 32 characters');
  }
  const signers = new Map(
    keysOf(env, 'WECHATPAY_PUBLIC_KEY', 'public key or certificate', pem =>
      signerOf(pem, WECHATPAY_PUBLIC_KEY_ID),
    ),
  );
  if (signers.has('')) throw new Error('WECHATPAY_PUBLIC_KEY is of no use without WECHATPAY_PUBLIC_KEY_ID');
  return {
    id: WECHATPAY_MCHID,
    serial: WECHATPAY_SERIAL,
    privateKey: privateKeyOf(env, 'WECHATPAY_PRIVATE_KEY'),
    apiKey: WECHATPAY_API_KEY,
    signers,
    gateway: WECHATPAY_GATEWAY || 'https://api.mch.weixin.qq.com',
  };
}

function alipayMerchant(env: NodeJS.ProcessEnv): AlipayMerchant {
  return {
    appId: env.ALIPAY_APPID ?? '',
    privateKey: privateKeyOf(env, 'ALIPAY_PRIVATE_KEY'),
    publicKey: keysOf(env, 'ALIPAY_PUBLIC_KEY', 'public key', pem => createPublicKey(pem))[0],
    gateway: env.ALIPAY_GATEWAY || 'https://openapi.alipay.com/gateway.do',
  };
}

/** What the app itself publishes, whose wording is kept with orders: nobody else may. */
const ownAgreements = ['service', 'privacy', 'collected', 'shared', 'rental', 'long', 'demand', 'member'];

/**
 * Whether an address may be led to: https, at a public name (no number, no name of this network, no port of its own),
 * without a password, as it is written.
 */
function isPublicPage(text: string): boolean {
  if (text.length > 500 || !URL.canParse(text)) return false;
  const { protocol, username, password, port, hostname, href } = new URL(text);
  const isPublicName =
    /^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(hostname) && !/\.(local|internal|localhost)$/.test(hostname);
  return protocol === 'https:' && !username && !password && !port && isPublicName && href === text;
}

/** Agreements that are read elsewhere: `AGREEMENT_insurance="保险条款 https://…"` is a row, by its id. */
function agreementLinksOf(env: NodeJS.ProcessEnv): AgreementLink[] {
  const prefix = 'AGREEMENT_';
  return Object.entries(env).flatMap(([name, value]) => {
    if (!name.startsWith(prefix) || !value) return [];
    const id = name.slice(prefix.length);
    if (!/^[a-z][a-z0-9_]{0,31}$/.test(id)) {
      throw new Error(
        `${name} must end in a name of small letters, digits and _, such as AGREEMENT_insurance`,
      );
    }
    if (ownAgreements.includes(id)) throw new Error(`${name} is an agreement of the app itself`);
    const [, title = '', url = ''] = /^(\S.{0,39}) (\S+)$/.exec(value) ?? [];
    if (!title || !isPublicPage(url)) {
      throw new Error(
        `${name} must be a title and an address such as "保险条款 https://docs.example.com/insurance.html"`,
      );
    }
    return [{ id, title, url }];
  });
}

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
  /** Whether all of these are set; refuses some of them without the others. */
  const areSet = (...names: readonly string[]): boolean => {
    const missing = names.filter(name => !env[name]);
    if (missing.length === 0 || missing.length === names.length) return missing.length === 0;
    const set = names.filter(name => env[name]);
    throw new Error(
      `${set.join(', ')} ${set.length > 1 ? 'are' : 'is'} of no use without ${missing.join(', ')}`,
    );
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
  const publicOrigin = (name: string): string => {
    const value = env[name] ?? '';
    if (!value) return '';
    if (URL.canParse(value) && new URL(value).origin === value) return value;
    throw new Error(`${name} must be an origin such as https://rental.example, not "${value}"`);
  };
  const channelKeys = (): ReadonlyMap<string, string> => {
    const prefix = 'CHANNEL_KEY_';
    const names = Object.keys(env).filter(name => name.startsWith(prefix) && env[name]);
    const short = names.find(name => (env[name] ?? '').length < 32);
    // No key of development is as long.
    if (short) throw new Error(`${short} must have 32 characters or more`);
    return new Map(names.map(name => [name.slice(prefix.length), env[name] ?? '']));
  };
  const merchants = (): Settings['merchants'] => {
    const wechat = areSet(
      ...['MCHID', 'SERIAL', 'PRIVATE_KEY', 'API_KEY', 'PUBLIC_KEY'].map(part => `WECHATPAY_${part}`),
    );
    const alipay = areSet('ALIPAY_APPID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY');
    if ((wechat || alipay) && !env.PUBLIC_ORIGIN) {
      throw new Error(
        'PUBLIC_ORIGIN must be set where real money is paid: providers notify this server there',
      );
    }
    if (wechat && !env.WEAPP_SECRET && !env.WECHAT_SECRET) {
      throw new Error('WECHATPAY_MCHID is of no use without an app: set WEAPP_SECRET or WECHAT_SECRET');
    }
    return {
      ...(wechat && { wechat: wechatMerchant(env) }),
      ...(alipay && { alipay: alipayMerchant(env) }),
    };
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
    dataKey: secret('DATA_KEY'),
    hostApps: { ...hostApp('weapp', 'WEAPP'), ...hostApp('qq', 'QQ'), ...hostApp('wechat', 'WECHAT') },
    channelKeys: channelKeys(),
    agreementLinks: agreementLinksOf(env),
    channelDemoKey: production ? '' : developmentSecret,
    merchants: merchants(),
    publicOrigin: publicOrigin('PUBLIC_ORIGIN'),
    cookieDomain: env.COOKIE_DOMAIN ?? '',
    allowedOrigins: originsOf('ALLOWED_ORIGINS'),
    sandbox: production ? env.SANDBOX === 'on' : env.SANDBOX !== 'off',
    deskToken: env.DESK_TOKEN ?? '',
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
