import type { Settings } from './settings';

const textOf = (error: unknown, name: string): string => {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : '';
};

/** An error and what caused it, the outermost first. */
function causes(error: unknown): unknown[] {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const inner = error instanceof AggregateError ? error.errors.slice(0, 1) : [];
  return [error, ...(cause === undefined ? [] : causes(cause)), ...inner.flatMap(causes)];
}

/** One clear English sentence for whatever kept the server from starting. */
export function explainStartError(
  error: unknown,
  { port, databaseUrl, dataDirectory }: Pick<Settings, 'port' | 'databaseUrl' | 'dataDirectory'>,
): string {
  const chain = causes(error);
  const codes = chain.map(one => textOf(one, 'code'));
  const messages = chain.map(one => textOf(one, 'message'));
  const has = (...wanted: string[]): boolean => codes.some(code => wanted.includes(code));
  if (has('EADDRINUSE'))
    return `Port ${port} is already in use: stop the other program, or choose one with PORT=3001.`;
  if (has('EACCES') && messages.some(text => text.includes('listen'))) {
    return `Port ${port} may not be used by this account: choose one above 1023 with PORT=3001.`;
  }
  if (has('ENOSPC', '53100') || messages.some(text => /no space left/i.test(text))) {
    return `The disk is full: free some space for ${dataDirectory} and start again.`;
  }
  if (has('EACCES', 'EROFS', 'EPERM')) return `The data directory ${dataDirectory} cannot be written to.`;
  if (
    databaseUrl &&
    has('ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', '28P01', '28000', '3D000')
  ) {
    return `The PostgreSQL of DATABASE_URL cannot be used: ${messages.find(text => text !== '') ?? 'no answer'}.`;
  }
  return `The server could not start: ${messages.find(text => text !== '') ?? String(error)}.`.replace(
    /\.\.$/,
    '.',
  );
}
