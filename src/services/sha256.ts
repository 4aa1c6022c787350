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

const constants = primes(rounds).map(prime => fraction(Math.cbrt(prime)));
const start = primes(8).map(prime => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function schedule(view: DataView, offset: number): Int32Array {
  const words = new Int32Array(rounds);
  const at = (index: number): number => words[index] ?? 0;
  for (let index = 0; index < rounds; index += 1) {
    if (index < blockWords) {
      words[index] = view.getInt32(offset + index * 4);
      continue;
    }
    const early = at(index - 15);
    const late = at(index - 2);
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[index] = (at(index - 16) + small + at(index - 7) + large) | 0;
  }
  return words;
}

type State = [number, number, number, number, number, number, number, number];

function compress(state: readonly number[], words: Int32Array): number[] {
  let [a, b, c, d, e, f, g, h] = state as State;
  for (let index = 0; index < rounds; index += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + mixed + choice + (constants[index] ?? 0) + (words[index] ?? 0)) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + (state[index] ?? 0)) | 0);
}

/** SHA-256 of bytes (FIPS 180-4), 32 bytes. */
function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / blockBytes) * blockBytes);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  // The length in bits takes 64 bits; what lies above 32 is beyond any text of ours, and still right.
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
  let state: number[] = start;
  for (let offset = 0; offset < padded.length; offset += blockBytes) {
    state = compress(state, schedule(view, offset));
  }
  const digest = new Uint8Array(32);
  const words = new DataView(digest.buffer);
  state.forEach((word, index) => words.setInt32(index * 4, word));
  return digest;
}

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

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}

/**
 * HMAC-SHA256 (RFC 2104) of a text in hex. Our own, since the libraries of the field use BigInt, which iOS 12 and 13
 * lack, and the hosts' engines have no crypto.
 */
export function hmacSha256(secret: string, text: string): string {
  const given = utf8(secret);
  const key = new Uint8Array(blockBytes);
  key.set(given.length > blockBytes ? sha256(given) : given);
  const inner = sha256(
    joined(
      key.map(byte => byte ^ 0x36),
      utf8(text),
    ),
  );
  const outer = sha256(
    joined(
      key.map(byte => byte ^ 0x5c),
      inner,
    ),
  );
  return Array.from(outer, byte => byte.toString(16).padStart(2, '0')).join('');
}
