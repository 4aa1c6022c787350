import Taro from '@tarojs/taro';

/** Text parameters by name; a host may hand over other things. */
type LaunchParams = Readonly<Record<string, unknown>>;

/**
 * Where a link or a scanned code puts the address of the specification: our own links, an ordinary link's code
 * (WeChat and QQ, then Alipay), and the scene of a mini-program code, of at most 32 characters.
 */
const places = ['url', 'q', 'qrCode', 'scene'];

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address among the parameters, without its host: `/cardetail?cartype_id=1034`. */
function addressIn(params: LaunchParams): string | undefined {
  for (const place of places) {
    const value = params[place];
    if (typeof value !== 'string') continue;
    // Hosts leave it encoded; what is an address already may hold escapes of its own.
    const text = /^(https?:\/)?\//i.test(value) ? value : decoded(value);
    const address = text.replace(/^https?:\/\/[^/?#]*/i, '');
    if (address.startsWith('/')) return address;
  }
  return undefined;
}

function queryOf(address: string): Record<string, string> {
  const [, search = ''] = (address.split('#')[0] ?? '').split('?');
  const pairs = search.split('&').filter(Boolean);
  return Object.fromEntries(
    pairs.map(pair => {
      const [name = '', ...value] = pair.split('=');
      return [decoded(name), decoded(value.join('='))];
    }),
  );
}

/** The texts of a query, those of the address in it included. */
function textsOf(query: LaunchParams): Record<string, string> {
  const texts = Object.entries(query).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { ...Object.fromEntries(texts), ...queryOf(addressIn(query) ?? '') };
}

/** The query with which the app was opened, that of the address included: channel, sources and the like. */
export function launchQuery(): Record<string, string> {
  const { query = {} } = Taro.getLaunchOptionsSync() as { query?: LaunchParams };
  return textsOf(query);
}

/** How a running app was opened anew. */
export interface Entry {
  query: Record<string, string>;
  /** The address of the specification that is asked for, where the host gives it to no page. */
  address?: string;
}

/** What the app was opened with last. */
let lastQuery: string | undefined;

/**
 * What an app that was kept in memory is opened with, given the options of its `onShow`; undefined when it only comes
 * back to the front. WeChat and QQ open the page of a code themselves, and it asks by `entryAddress`; Alipay tells the
 * app alone.
 */
export function newEntry(options: unknown): Entry | undefined {
  const { query = {} } = (options ?? {}) as { query?: LaunchParams };
  lastQuery ??= JSON.stringify((Taro.getLaunchOptionsSync() as { query?: LaunchParams }).query ?? {});
  const asked = JSON.stringify(query);
  if (asked === lastQuery) return undefined;
  lastQuery = asked;
  if (Object.keys(query).length === 0) return undefined;
  const address = process.env.TARO_ENV === 'alipay' ? addressIn(query) : undefined;
  return { query: textsOf(query), ...(address !== undefined && { address }) };
}

let isEntered = false;

/**
 * The address of the specification that the first page stands for: given to that page by the host, or to the app alone
 * (Alipay). Every page asks once; what the app was given counts for the first one only. H5 has none: there the address is
 * the page's own.
 */
export function entryAddress(pageParams: LaunchParams): string | undefined {
  const launch = isEntered ? {} : ((Taro.getLaunchOptionsSync() as { query?: LaunchParams }).query ?? {});
  isEntered = true;
  return addressIn(pageParams) ?? addressIn(launch);
}
