/** A browser has no customer service of its own. */
export const hasHostService = false;
