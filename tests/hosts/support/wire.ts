import type { WireAnswer, WireRequest } from '../engine/types';
import sharp from 'sharp';
import { released } from './compile';
import { address } from './environment';

/** What becomes of the app's calls: all is well, no connection, no answer in time, a broken server, a page of a proxy. */
export type Network = 'fine' | 'offline' | 'silent' | 'broken' | 'garbled';

/** What becomes of one call: as of all, or it arrives and its answer is lost on the way back. */
export type Fate = Network | 'lost';

/** What becomes of the app's calls: of all alike, or of each by what is sent. */
export type Connection = Network | ((request: WireRequest) => Fate);

/** A connection that is fine until a call to this path is under way: it arrives, its answer does not, and then there is none. */
export function dyingAt(path: string): (request: WireRequest) => Fate {
  let isDead = false;
  return ({ url }) => {
    if (isDead) return 'offline';
    isDead = new URL(url).pathname.endsWith(path);
    return isDead ? 'lost' : 'fine';
  };
}

const html = '<!doctype html><title>502</title>';

/** What comes back over a connection that is not fine. */
const troubles: Record<Exclude<Network, 'fine'>, WireAnswer> = {
  offline: { failure: 'the server cannot be reached' },
  silent: { failure: 'timeout' },
  broken: {
    status: 500,
    headers: { 'Content-Type': 'application/json' },
    cookies: [],
    text: JSON.stringify({ code: 1, msg: '服务开小差了，请稍后再试', data: null }),
  },
  garbled: { status: 200, headers: { 'Content-Type': 'text/html' }, cookies: [], text: html },
};

let shade = Math.floor(Math.random() * 0x1000000);

/** A photo that nobody has sent before. */
function newPhoto(): Promise<Buffer> {
  // Far from the one before: no two photos of a phone are alike.
  shade = (shade + 0x9e3779) % 0x1000000;
  const background = { r: shade >> 16, g: (shade >> 8) & 255, b: shade & 255 };
  return sharp({ create: { width: 800, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** A form as hosts send it: its fields, then what the engine knows of the file, or else a photo. */
async function formWith({ fields, file, content }: NonNullable<WireRequest['form']>): Promise<FormData> {
  const sent = content.length > 0 ? Uint8Array.from(content) : new Uint8Array(await newPhoto());
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(file, new Blob([sent], { type: 'image/jpeg' }), 'photo.jpg');
  return form;
}

/** Carries a request of the app as a host does: no cookies are kept, and no origin is told. */
async function carry({ url, method, headers, body, form, timeout }: WireRequest): Promise<WireAnswer> {
  try {
    const answer = await fetch(url.replace(released, address), {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      ...(form === undefined ? {} : { body: await formWith(form) }),
      signal: AbortSignal.timeout(timeout),
    });
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      cookies: answer.headers.getSetCookie(),
      text: await answer.text(),
    };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { failure: isLate ? 'timeout' : 'the server cannot be reached' };
  }
}

/** Carries a request over a connection, as far as that goes. */
export async function carryOver(connection: Connection, request: WireRequest): Promise<WireAnswer> {
  const fate = typeof connection === 'function' ? connection(request) : connection;
  if (fate === 'fine') return carry(request);
  if (fate !== 'lost') return troubles[fate];
  await carry(request);
  return troubles.offline;
}
