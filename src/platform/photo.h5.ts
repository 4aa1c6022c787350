import { PHOTO_SIDE } from '@/domain/photo';
import { chooseFile } from './chooseFile';
import type { Part, PhotoToSend, Taken } from './photo';
import { forgetPhoto, keepPhoto, readPhoto } from './photoDatabase';
import { PhotoError } from './PhotoError';
import type { TransportAnswer } from './transport';

const loaded = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new PhotoError('这张照片打不开，请换一张JPG或PNG格式的'));
    image.src = address;
  });

/** Browsers before 2020 draw what was taken on its side as it lies: the server turns it. */
const drawsUpright = (): boolean => CSS.supports('image-orientation', 'from-image');

/** As small as it is kept: a photo of 10 MB has a tenth of that. */
async function smaller(photo: Blob): Promise<Blob> {
  const address = URL.createObjectURL(photo);
  try {
    const image = await loaded(address);
    const { naturalWidth, naturalHeight } = image;
    const scale = Math.min(1, PHOTO_SIDE / Math.max(naturalWidth, naturalHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(naturalWidth * scale);
    canvas.height = Math.round(naturalHeight * scale);
    const context = canvas.getContext('2d');
    if (!context || !drawsUpright()) return photo;
    // What shines through is white, not black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const drawn = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.85));
    return drawn ?? photo;
  } finally {
    URL.revokeObjectURL(address);
  }
}

export async function takePhoto(key: string): Promise<Taken | undefined> {
  const chosen = await chooseFile('image/*');
  return chosen && { isKept: await keepPhoto(key, await smaller(chosen)) };
}

/** An address holds its photo in memory, until it is dropped. */
const addresses = new Map<string, string>();

export async function photoAddress(key: string): Promise<string | undefined> {
  const known = addresses.get(key);
  if (known !== undefined) return known;
  const photo = await readPhoto(key);
  if (!photo) return undefined;
  const address = URL.createObjectURL(photo);
  addresses.set(key, address);
  return address;
}

export const photoBytes = async (key: string): Promise<number | undefined> => (await readPhoto(key))?.size;

const partOf = (photo: Blob, { start, bytes }: Part): Blob => photo.slice(start, start + bytes);

export async function readPart(key: string, part: Part): Promise<ArrayBuffer | undefined> {
  const photo = await readPhoto(key);
  if (!photo) return undefined;
  const reader = new FileReader();
  return new Promise(resolve => {
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => resolve(undefined);
    reader.readAsArrayBuffer(partOf(photo, part));
  });
}

/** A browser cuts while it sends. */
export const cutPart = async (key: string, _part: Part): Promise<boolean> =>
  (await readPhoto(key)) !== undefined;

export function dropPhoto(key: string): void {
  URL.revokeObjectURL(addresses.get(key) ?? '');
  addresses.delete(key);
  void forgetPhoto(key);
}

export async function sendPhoto({
  key,
  part,
  url,
  fields,
  timeout,
  report,
}: PhotoToSend): Promise<TransportAnswer> {
  const photo = await readPhoto(key);
  if (!photo) throw new Error('The photo is gone');
  const form = new FormData();
  Object.entries(fields).forEach(([name, value]) => form.append(name, value));
  form.append('file', part ? partOf(photo, part) : photo, 'photo.jpg');
  // `fetch` does not tell how much has gone.
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.open('POST', url);
    request.withCredentials = true;
    request.timeout = timeout;
    request.upload.onprogress = ({ loaded: gone, total }) => report(total > 0 ? gone / total : 0);
    request.onload = () =>
      resolve({ status: request.status, statusText: request.statusText, text: request.responseText });
    request.onloadend = () => reject(new Error('No answer came'));
    request.send(form);
  });
}
