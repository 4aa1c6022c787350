import { saveFile } from './share.h5';

export function openPdf(name: string, content: string): Promise<boolean> {
  const octets = Uint8Array.from(atob(content), character => character.charCodeAt(0));
  return Promise.resolve(saveFile(new File([octets], name, { type: 'application/pdf' })));
}
