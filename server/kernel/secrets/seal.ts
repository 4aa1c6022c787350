import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 'v1';
const ALGORITHM = 'aes-256-gcm';
const NONCE_LENGTH = 12;

/** A key of its own for each use, made of the one of the settings (`dataKey`). */
const keyFor = (use: string, dataKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', dataKey, '', use, 32));

/**
 * A personal number as it lies in the database (AES-256-GCM): who reads a row, or a copy of them all, cannot read it.
 * `place` says whose it is: moved to another row it does not open.
 */
export function seal(text: string, place: string, dataKey: string): string {
  const nonce = randomBytes(NONCE_LENGTH);
  const cipher = createCipheriv(ALGORITHM, keyFor('seal', dataKey), nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [VERSION, nonce, cipher.getAuthTag(), sealed]
    .map(part => (typeof part === 'string' ? part : part.toString('base64url')))
    .join('.');
}

/** Whether a text is a sealed one. */
export const isSealed = (text: string): boolean => text.startsWith(`${VERSION}.`);

/** What was sealed for that place. Throws for another place, another key, or what was changed. */
export function unseal(sealed: string, place: string, dataKey: string): string {
  const [version, ...parts] = sealed.split('.');
  const [nonce, tag, content] = parts.map(part => Buffer.from(part, 'base64url'));
  if (version !== VERSION || !nonce || !tag || !content) throw new Error('Not a sealed number');
  const decipher = createDecipheriv(ALGORITHM, keyFor('seal', dataKey), nonce, { authTagLength: 16 });
  decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
  return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
}

/** A mark by which equal numbers are found without being read; without the key nobody can try them out. */
export const markOf = (text: string, dataKey: string): string =>
  createHmac('sha256', keyFor('mark', dataKey)).update(text).digest('hex');
