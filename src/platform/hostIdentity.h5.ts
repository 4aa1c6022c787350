/** A browser knows nobody. */
export const hostCode = (): Promise<string> => Promise.resolve('');
