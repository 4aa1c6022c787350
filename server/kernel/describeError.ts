import { DrizzleQueryError } from 'drizzle-orm';

/** What a log may hold of an error. */
export interface ErrorDescription {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  stack: string;
  cause?: ErrorDescription;
  /** Of several that failed together. */
  errors?: ErrorDescription[];
}

/** What may be an address of mail, a token, a tax number, a phone or ID number, or a login code. */
const SECRETS = [/[^\s<>"'=,;:]+@[^\s<>"'=,;:]+/g, /[\w-]{32,}/g, /\b\d[0-9A-Z]{17}\b/g, /\d{6,}[\dXx]*/g];

/** A text without what may be one of those. */
const withoutSecrets = (text: string): string =>
  SECRETS.reduce((rest, secret) => rest.replace(secret, '[removed]'), text);

const textOf = (error: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
};

/**
 * An error as the log may hold it: database errors quote the values that they failed on, so only the
 * statement, the code and the constraint are kept; other messages lose long numbers and tokens.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutSecrets(String(error)), stack: '' };
  const code = textOf(error, 'code');
  const constraint = textOf(error, 'constraint');
  // PostgreSQL's own errors carry their severity.
  const isDatabaseError = textOf(error, 'severity') !== undefined;
  const message =
    error instanceof DrizzleQueryError
      ? `Failed query: ${error.query}`
      : isDatabaseError
        ? 'database error'
        : error.message;
  return {
    type: error.constructor.name,
    message: withoutSecrets(message),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    // The first lines of a stack repeat the message.
    stack: (error.stack ?? '')
      .split('\n')
      .filter(line => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(describeError) }),
  };
}
