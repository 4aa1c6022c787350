import { saveFile } from './share.h5';

export const textFileWay = 'SAVE';

export const handOverText = (name: string, content: string): Promise<boolean> =>
  Promise.resolve(saveFile(new File([content], name, { type: 'application/json' })));
