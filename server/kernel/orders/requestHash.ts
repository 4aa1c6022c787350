import { createHash } from 'node:crypto';

/** Objects with their names in order, so that the same content is the same text. */
const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** By what a request is known again that comes a second time under its client key: SHA-256, which tells nothing of it. */
export const requestHash = (request: object): string =>
  createHash('sha256').update(JSON.stringify(request, inOrder)).digest('hex');
