import { ErrorCode } from '@/domain/errorCode';
import { PIECE_BYTES, type Media } from '@/domain/photo';
import { cutPart, photoBytes, readPart, sendPhoto } from '@/platform/photo';
import { PhotoError } from '@/platform/PhotoError';
import type { RequestOf } from '~types/api';
import { ApiError, codeOf } from './ApiError';
import { call } from './call';
import { UPLOAD_TIMEOUT, uploadPhoto } from './files';
import { hex, Sha256 } from './sha256';

/** How many octets something has that the device keeps, and their SHA-256 in hex. */
export interface Digest {
  bytes: number;
  sha256: string;
}

/** What is sent of something that the device keeps under `key`. */
export interface Sending {
  key: string;
  media: Media;
  said: RequestOf<'POST /api/user/file/upload'>;
  /** Hears how much of it has gone, 0 to 1. */
  report: (share: number) => void;
  /** Asked before each piece: where it may not go on, something else goes first, or nobody wants it any more. */
  mayGoOn: () => boolean;
}

/**
 * What is said of something before it is sent in pieces (issue 15), worked out piece by piece, so that no screen stands still
 * and no video is in memory as a whole. Undefined for a photo that goes at once: it is no larger than a piece, or the host
 * reads no files. Rejects with a `PhotoError` for a video that cannot be read.
 */
export async function digestOf(key: string, media: Media): Promise<Digest | undefined> {
  const bytes = await photoBytes(key);
  if (media === 'photo' && (bytes === undefined || bytes <= PIECE_BYTES)) return undefined;
  const hash = new Sha256();
  for (let start = 0; bytes !== undefined && start < bytes; start += PIECE_BYTES) {
    const part = await readPart(key, { start, bytes: Math.min(PIECE_BYTES, bytes - start) });
    if (!part) break;
    hash.update(new Uint8Array(part));
    if (start + part.byteLength === bytes) return { bytes, sha256: hex(hash.digest()) };
  }
  if (media === 'photo') return undefined;
  throw new PhotoError('这段视频在这台设备上读不出来，请换一段，或改拍照片');
}

/** What is no answer, as far as who sends is concerned: it tries again. */
const again = (): ApiError => new ApiError(-1, '网络错误，请检查网络');

/** Sends the pieces that are not there yet; undefined when it may not go on. */
async function sendPieces({ key, media, said, report, mayGoOn }: Sending, digest: Digest) {
  const { bytes } = digest;
  const begun = { ...said, ...digest, media };
  const { upload_id, received, piece_bytes } = await call('POST /api/user/file/begin', begun);
  let there = received;
  while (there < bytes) {
    if (!mayGoOn()) return undefined;
    const part = { start: there, bytes: Math.min(piece_bytes, bytes - there) };
    report(there / bytes);
    if (!(await cutPart(key, part))) throw new PhotoError('手机存储空间不足，清理后请点“重试”继续上传');
    const asked = { upload_id, offset: there };
    const answer = await call('POST /api/user/file/piece', asked, (url, fields) =>
      sendPhoto({
        ...{ key, part, url, fields: { ...fields }, timeout: UPLOAD_TIMEOUT },
        report: share => report((part.start + share * part.bytes) / bytes),
      }),
    );
    // The server says where it goes on; that it stands still is no way to go on.
    if (answer.received === there) throw again();
    there = answer.received;
  }
  report(1);
  return call('POST /api/user/file/finish', { upload_id });
}

/**
 * Uploads what the device keeps: at once without a digest, in pieces with one, of which the server has some already where it
 * was begun before (issue 15). Undefined when it may not go on; what has arrived stays there. Rejects as any call, and with a
 * `PhotoError` where the device is too full to cut a video; a photo goes at once then.
 */
export async function uploadMedia(sending: Sending, digest: Digest | undefined) {
  const { key, said, media, report } = sending;
  if (!digest) return uploadPhoto(key, said, report);
  try {
    return await sendPieces(sending, digest);
  } catch (problem) {
    // The server has forgotten it after a day: it is begun anew.
    if (codeOf(problem) === ErrorCode.NOT_FOUND) throw again();
    if (problem instanceof PhotoError && media === 'photo') return uploadPhoto(key, said, report);
    throw problem;
  }
}
