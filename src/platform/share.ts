/** Hands a text to others by the host; false where the host shares by its own menu alone, and the screen copies it. Never rejects. */
export const shareText = (_title: string, _text: string): Promise<boolean> => Promise.resolve(false);
