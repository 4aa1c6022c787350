import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureOf = (use: string, content: string, key: string): Buffer =>
  createHmac('sha256', key).update(`${use}:${content}`).digest();

/**
 * Says by the server's own `key` that a content is ours: for a link that gives leave to whoever holds it. What it says
 * can be read, so it says nothing of a person. A token of one `use` is none of another.
 */
export const signToken = (use: string, content: string, key: string): string =>
  `${Buffer.from(content).toString('base64url')}.${signatureOf(use, content, key).toString('base64url')}`;

/** The content that a token of `signToken` carries; undefined for one that we did not make for this use. */
export function readToken(use: string, token: string, key: string): string | undefined {
  const [encoded = '', sign = ''] = token.split('.');
  const content = Buffer.from(encoded, 'base64url').toString('utf8');
  const given = Buffer.from(sign, 'base64url');
  const expected = signatureOf(use, content, key);
  return given.length === expected.length && timingSafeEqual(given, expected) ? content : undefined;
}
