/** Loads the code of screens, by their pages, before they are opened: a mini-program has it already. Never rejects. */
export const loadScreens = (_pages: readonly string[]): Promise<void> => Promise.resolve();
