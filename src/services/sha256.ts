/** Rounds of SHA-256, and bytes and 32-bit words of a block. */
const rounds = 64;
const blockBytes = 64;
const blockWords = 16;

/** The first 32 bits of the fractional part of a root. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 0x100000000) | 0;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every(prime => number % prime !== 0)) found.push(number);
  }
  return found;
}

const constants = Int32Array.from(primes(rounds), prime => fraction(Math.cbrt(prime)));
const start = primes(8).map(prime => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The words of a block, and those that follow from them, into `words`: a video has a million blocks, and none makes an array. */
function schedule(words: Int32Array, view: DataView, offset: number): void {
  for (let index = 0; index < blockWords; index += 1) words[index] = view.getInt32(offset + index * 4);
  for (let index = blockWords; index < rounds; index += 1) {
    const early = words[index - 15] ?? 0;
    const late = words[index - 2] ?? 0;
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[index] = ((words[index - 16] ?? 0) + small + (words[index - 7] ?? 0) + large) | 0;
  }
}

function compress(state: Int32Array, words: Int32Array): void {
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let d = state[3] ?? 0;
  let e = state[4] ?? 0;
  let f = state[5] ?? 0;
  let g = state[6] ?? 0;
  let h = state[7] ?? 0;
  for (let index = 0; index < rounds; index += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + mixed + choice + (constants[index] ?? 0) + (words[index] ?? 0)) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = ((state[index] ?? 0) + word) | 0;
  });
}

/** SHA-256 (FIPS 180-4) of bytes that come one part after the other. */
export class Sha256 {
  private readonly state = Int32Array.from(start);
  private readonly words = new Int32Array(rounds);
  /** What does not fill a block yet. */
  private readonly rest = new Uint8Array(blockBytes);
  private readonly restView = new DataView(this.rest.buffer);
  private length = 0;

  /** Takes the next part. */
  update(bytes: Uint8Array): this {
    const waiting = this.length % blockBytes;
    this.length += bytes.length;
    const missing = Math.min(blockBytes - waiting, bytes.length);
    this.rest.set(bytes.subarray(0, missing), waiting);
    if (waiting + missing < blockBytes) return this;
    this.take(this.restView, 0);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    let offset = missing;
    for (; offset + blockBytes <= bytes.length; offset += blockBytes) this.take(view, offset);
    this.rest.set(bytes.subarray(offset));
    return this;
  }

  /** The hash of all parts, 32 bytes; nothing can be taken after it. */
  digest(): Uint8Array {
    const { length } = this;
    const filling = new Uint8Array(blockBytes + 8 - ((length + 8) % blockBytes));
    filling[0] = 0x80;
    // The length in bits takes 64 bits.
    const view = new DataView(filling.buffer);
    view.setUint32(filling.length - 8, Math.floor(length / 0x20000000));
    view.setUint32(filling.length - 4, (length << 3) >>> 0);
    this.update(filling);
    const digest = new Uint8Array(32);
    const words = new DataView(digest.buffer);
    this.state.forEach((word, index) => words.setInt32(index * 4, word));
    return digest;
  }

  private take(view: DataView, offset: number): void {
    schedule(this.words, view, offset);
    compress(this.state, this.words);
  }
}

/** SHA-256 of bytes, 32 bytes. */
const sha256 = (bytes: Uint8Array): Uint8Array => new Sha256().update(bytes).digest();

/** Bytes in hex. */
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

/** UTF-8 by hand: mini-program engines lack TextEncoder. */
function utf8(text: string): Uint8Array {
  const escaped = encodeURIComponent(text);
  const bytes: number[] = [];
  for (let index = 0; index < escaped.length; index += 1) {
    if (escaped[index] === '%') {
      bytes.push(parseInt(escaped.slice(index + 1, index + 3), 16));
      index += 2;
    } else {
      bytes.push(escaped.charCodeAt(index));
    }
  }
  return new Uint8Array(bytes);
}

/**
 * HMAC-SHA256 (RFC 2104) of a text in hex. Our own, since the libraries of the field use BigInt, which iOS 12 and 13
 * lack, and the hosts' engines have no crypto.
 */
export function hmacSha256(secret: string, text: string): string {
  const given = utf8(secret);
  const key = new Uint8Array(blockBytes);
  key.set(given.length > blockBytes ? sha256(given) : given);
  const inner = new Sha256().update(key.map(byte => byte ^ 0x36)).update(utf8(text));
  const outer = new Sha256().update(key.map(byte => byte ^ 0x5c)).update(inner.digest());
  return hex(outer.digest());
}
