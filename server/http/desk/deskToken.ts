import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** What opens the desk: new at each start, 256 random bits, unless the settings name one. */
export const newDeskToken = (): string => randomBytes(32).toString('base64url');

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether somebody shows the token; it takes as long for any other text. */
export const isDeskToken = (shown: string, token: string): boolean =>
  timingSafeEqual(hash(shown), hash(token));
