import type { DataUpdate } from './types';

const encoder = new TextEncoder();
const began = performance.now();

/** Milliseconds since the engine started. */
export const now = (): number => Math.round(performance.now() - began);

/** What the app has sent from its logic to the view, in order. */
export const updates: DataUpdate[] = [];

/** What an app did that its host does not allow or that the engine does not know; any of it fails a journey. */
export const complaints: string[] = [];

export function complain(text: string): void {
  complaints.push(text);
}

/**
 * What a host sends of an object: JSON. Functions and undefined are lost on the way (WeChat: 请不要把 data 中任何一项的
 * value 设为 undefined), and a cycle cannot be sent at all, so all three are the app's mistakes.
 */
function asJson(where: string, data: object): string {
  return JSON.stringify(data, (key, value: unknown) => {
    if (typeof value === 'function' || value === undefined) {
      complain(`${where}: setData was given ${typeof value} as ${key}`);
    }
    return value;
  });
}

/** Bytes that a host takes at a time (WeChat: 单次设置的数据不能超过1024kB). */
const mostAtOnce = 1024 * 1024;

const bytesOf = (text: string): number => encoder.encode(text).length;

/** Where most of the bytes went: the way to mend an update that is too large. */
function heaviest(data: Record<string, unknown>): string {
  const paths = Object.entries(data).map(([path, value]) => ({
    path,
    bytes: bytesOf(JSON.stringify(value)),
  }));
  const [first] = paths.sort((a, b) => b.bytes - a.bytes);
  return first ? `${first.path} (${first.bytes} of ${paths.length} paths)` : '';
}

/** `root.cn.[0].v` and `a[0].b` as the names on the way. */
const namesOf = (path: string): string[] => path.split(/[.[\]]+/).filter(Boolean);

type Branch = Record<string, unknown>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** What the view holds of a page or component: all that it was ever sent, on its way or there. */
export class Mirror {
  private readonly data: Branch;

  constructor(data: object = {}) {
    this.data = JSON.parse(JSON.stringify(data)) as Branch;
  }

  /** Takes what is sent; tells how many bytes of it say what the view knows already. */
  take(sent: Readonly<Record<string, unknown>>): number {
    let known = 0;
    for (const [path, value] of Object.entries(sent)) {
      const names = namesOf(path);
      const last = names.pop() ?? '';
      let branch = this.data;
      for (const name of names) {
        if (!isBranch(branch[name])) branch[name] = {};
        branch = branch[name] as Branch;
      }
      if (isSame(branch[last], value)) known += bytesOf(path) + bytesOf(JSON.stringify(value));
      branch[last] = value;
    }
    return known;
  }
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Notes a setData; returns the data as it arrives on the other side, where an undefined item is not set. */
export function send(where: string, data: object, mirror: Mirror): Record<string, unknown> {
  const text = asJson(where, data);
  const arrived = JSON.parse(text) as Record<string, unknown>;
  // A copy of its own: what is sent next must not change what is still on its way, or lies in the view.
  const known = mirror.take(JSON.parse(text) as Record<string, unknown>);
  const bytes = bytesOf(text);
  if (bytes > mostAtOnce) complain(`${where}: setData of ${bytes} bytes, more than a host takes`);
  updates.push({ where, bytes, known, at: now(), heaviest: heaviest(arrived) });
  return arrived;
}
