import { createHash, randomBytes } from 'node:crypto';
import type { HostApp } from '../../settings';

/** By what a messenger lets a page of ours say how it is shared (specification §7). */
export interface ShareSignature {
  appId: string;
  /** Seconds since the epoch. */
  timestamp: number;
  nonceStr: string;
  configSign: string;
}

/** Signs the address of a page, without its hash; undefined when the messenger does not give what it is signed with. */
export type SignShare = (url: string, now: Date) => Promise<ShareSignature | undefined>;

/** Milliseconds that a call waits for the messenger. */
const PATIENCE = 2000;
/** A ticket is fetched anew so many milliseconds before its end. */
const EARLY = 5 * 60_000;
/** After an answer that was none the messenger is left alone so long, milliseconds: every page of every visitor asks. */
const PAUSE = 30_000;

async function ask(address: string, asked: Record<string, string>): Promise<Record<string, unknown>> {
  const answer = await fetch(`${address}?${new URLSearchParams(asked).toString()}`, {
    signal: AbortSignal.timeout(PATIENCE),
  });
  return (await answer.json()) as Record<string, unknown>;
}

/**
 * WeChat's JS-SDK for an official account: its ticket is good for two hours and may be fetched a few times a day, so all
 * pages share one.
 */
export function shareSigner(host: string, { appId, secret }: HostApp): SignShare {
  let ticket: { value: string | undefined; until: number } | undefined;
  let fetching: Promise<string | undefined> | undefined;

  const fetchTicket = async (now: number): Promise<string | undefined> => {
    const given: { value: string | undefined; until: number } = { value: undefined, until: now + PAUSE };
    try {
      const { access_token } = await ask(`${host}/cgi-bin/token`, {
        grant_type: 'client_credential',
        appid: appId,
        secret,
      });
      if (typeof access_token === 'string' && access_token !== '') {
        const { ticket: value, expires_in } = await ask(`${host}/cgi-bin/ticket/getticket`, {
          access_token,
          type: 'jsapi',
        });
        if (typeof value === 'string' && value !== '' && typeof expires_in === 'number') {
          Object.assign(given, { value, until: now + Math.max(expires_in * 1000 - EARLY, PAUSE) });
        }
      }
    } catch {
      // Unreachable, slow, or no JSON. Its address holds the secret: it is not told to the log.
    }
    ticket = given;
    return given.value;
  };

  return async (url, now) => {
    const isGood = ticket !== undefined && now.getTime() < ticket.until;
    fetching ??= isGood ? undefined : fetchTicket(now.getTime()).finally(() => (fetching = undefined));
    const value = isGood ? ticket?.value : await fetching;
    if (value === undefined) return undefined;
    const timestamp = Math.floor(now.getTime() / 1000);
    const nonceStr = randomBytes(8).toString('hex');
    const text = `jsapi_ticket=${value}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`;
    return { appId, timestamp, nonceStr, configSign: createHash('sha1').update(text).digest('hex') };
  };
}
