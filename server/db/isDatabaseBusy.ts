/** PostgreSQL's codes for having no room for another connection, and for not taking any yet or any more. */
const BUSY: readonly unknown[] = ['53300', '57P03'];

/** What the pool says when none of its connections came free in time; it carries no code. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';

/** Whether a failure says that the database had no connection to give: nothing was done, and it can be tried again. */
export function isDatabaseBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  return error.message === NO_CONNECTION || BUSY.includes(code) || isDatabaseBusy(error.cause);
}
