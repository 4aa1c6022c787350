import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import { signatureBase } from '@/domain/signature';
import type { Envelope } from '~types/api/call';

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

/** HMAC-SHA256 in hex over the canonical form of the envelope (decision 8). */
export function sign(envelope: Omit<Envelope, 'sign'>, secret: string): string {
  return bytesToHex(hmac(sha256, utf8(secret), utf8(signatureBase(envelope))));
}
