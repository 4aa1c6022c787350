import { signatureBase } from '@/domain/signature';
import type { Envelope } from '~types/api/call';
import { hmacSha256 } from './sha256';

/** HMAC-SHA256 in hex over the canonical form of the envelope (decision 8). */
export function sign(envelope: Omit<Envelope, 'sign'>, secret: string): string {
  return hmacSha256(secret, signatureBase(envelope));
}
