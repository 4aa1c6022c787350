/** Keeps the app itself on the device, so that it opens without a network: a mini-program is there anyway. Never rejects. */
export const keepApp = (): Promise<void> => Promise.resolve();

/** The app need not open without a network any more. Never rejects. */
export const dropApp = (): Promise<void> => Promise.resolve();
