/** Hands a text to others by the host; false where the host shares by its own menu alone, and the screen copies it. Never rejects. */
export const shareText = (_title: string, _text: string): Promise<boolean> => Promise.resolve(false);

/** Hands a file to the device; false where the host keeps none. `type` is its media type. */
export const saveFile = (_name: string, _type: string, _content: string | Uint8Array<ArrayBuffer>): boolean =>
  false;
