/** A browser keeps what it has saved where the person looks for it: nothing of ours to remove. */
export const dropDocument = (): void => undefined;
