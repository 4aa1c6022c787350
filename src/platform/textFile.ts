import { copyText } from './clipboard';

/** What becomes of a text that is handed to the person: a file is saved, or, where the host keeps none, it is copied. */
export const textFileWay: 'SAVE' | 'COPY' = 'COPY';

/** Hands a text to the person in that way; false where that did not work. Never rejects. */
export const handOverText = async (_name: string, content: string): Promise<boolean> =>
  (await copyText(content)) === undefined;
