import { Type } from 'typebox';
import type { FileApi } from '../../../types/api/file';
import { ErrorCode } from '../../../src/domain/errorCode';
import {
  MEDIA,
  PHOTO_BYTES,
  PHOTO_PURPOSES,
  tooLarge,
  VIDEO_BYTES,
  VIDEO_PURPOSES,
  type Media,
  type PhotoPurpose,
} from '../../../src/domain/photo';
import { DAY, HOUR, isTime, toMillis } from '../../../src/domain/shanghaiTime';
import { tooMany } from '../../http/admitCall';
import { member, type Area, type MemberContext } from '../../http/endpoint';
import { takeFromLimit } from '../../http/rateLimit';
import { Failure } from '../../kernel/failure';
import { findOwnFiles } from '../../kernel/files/fileRepository';
import { storeUpload } from '../../kernel/files/storeUpload';
import { tempUrl } from '../../kernel/files/tempUrls';
import { beginUpload, finishUpload, receivePiece } from '../../kernel/files/uploadInPieces';
import { presentFile, presentUpload } from './filePresenter';

const id = Type.String({ minLength: 1, maxLength: 64 });
const purposeSchema = Type.Unsafe<PhotoPurpose>({ type: 'string', enum: PHOTO_PURPOSES });
const timeSchema = Type.String({ maxLength: 40 });
const octets = { maximum: Number.MAX_SAFE_INTEGER };

const mostBytes: Readonly<Record<Media, number>> = { photo: PHOTO_BYTES, video: VIDEO_BYTES };

/** INVALID_PARAMS for what is larger than it may be, or for a video where none is asked for. */
function assertSendable({
  purpose,
  media,
  bytes,
}: {
  purpose: PhotoPurpose;
  media: Media;
  bytes: number;
}): void {
  const refused = (sentence: string) => new Failure(ErrorCode.INVALID_PARAMS, sentence);
  if (media === 'video' && !VIDEO_PURPOSES.includes(purpose)) throw refused('这里只能传照片');
  if (bytes > mostBytes[media]) throw refused(tooLarge(media));
}

/** A hand-over takes some twenty photos, of which some are taken again. */
const limits = [
  { name: 'uploads', limit: { limit: 100, windowMs: HOUR } },
  { name: 'uploads-day', limit: { limit: 300, windowMs: DAY } },
];

async function countUpload({ db, member: owner, now }: MemberContext): Promise<void> {
  for (const { name, limit } of limits) {
    const wait = await takeFromLimit(db, `${name}:${owner.id}`, limit, now);
    if (wait > 0) throw tooMany(wait);
  }
}

/** When a photo was taken, as its device says; what a clock that is ahead says is taken for now. */
function timeOf(text: string, now: Date): Date {
  if (!isTime(text)) throw new Failure(ErrorCode.INVALID_PARAMS, '拍摄时间不正确', { field: 'device_time' });
  return new Date(Math.min(toMillis(text), now.getTime()));
}

/** Files that members send (specification §7). Nobody but their owner, and staff, can tell that they exist. */
export const fileArea: Area<FileApi> = {
  'POST /api/user/file/upload': member(
    'Takes a photo (multipart: the envelope in fields, then the file)',
    Type.Object({
      purpose: purposeSchema,
      device_time: timeSchema,
    }),
    async ({ purpose, device_time }, context) => {
      const { db, files, member: owner, now } = context;
      const deviceTime = timeOf(device_time, now);
      await countUpload(context);
      const sent = await context.sentFile();
      return presentFile(await storeUpload(db, files, { ownerId: owner.id, purpose, deviceTime, sent }, now));
    },
  ),
  'POST /api/user/file/begin': member(
    'Begins an upload in pieces, or says where the one of the same octets goes on',
    Type.Object({
      purpose: purposeSchema,
      media: Type.Unsafe<Media>({ type: 'string', enum: MEDIA }),
      bytes: Type.Integer({ minimum: 1, ...octets }),
      sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
      device_time: timeSchema,
    }),
    async ({ device_time, ...sent }, context) => {
      const { db, files, member: owner, now } = context;
      const deviceTime = timeOf(device_time, now);
      assertSendable(sent);
      const begun = { ...sent, deviceTime, ownerId: owner.id };
      return presentUpload(await beginUpload(db, files, begun, { now, count: () => countUpload(context) }));
    },
  ),
  'POST /api/user/file/piece': member(
    'Takes a piece of an upload (multipart: the envelope in fields, then the file)',
    Type.Object({ upload_id: id, offset: Type.Integer({ minimum: 0, ...octets }) }),
    async ({ upload_id, offset }, { db, files, member: owner, sentFile }) => {
      const piece = await sentFile();
      return { received: await receivePiece(db, files, { ownerId: owner.id, id: upload_id, offset, piece }) };
    },
  ),
  'POST /api/user/file/finish': member(
    'Makes a file of the pieces of an upload',
    Type.Object({ upload_id: id }),
    async ({ upload_id }, { db, files, member: owner, now }) =>
      presentFile(await finishUpload(db, files, { ownerId: owner.id, id: upload_id }, now)),
  ),
  'GET /api/file/operation/temp_url': member(
    'Where a file of the member is read for some minutes',
    Type.Object({ file_id: id }),
    async ({ file_id }, { db, member: owner, settings, now }) => {
      await findOwnFiles(db, owner.id, [file_id]);
      return tempUrl(file_id, settings.codePepper, now);
    },
  ),
  'GET /api/file/operation/temp_url_batch': member(
    'The same for several files',
    Type.Object({ file_ids: Type.Array(id, { minItems: 1, maxItems: 50 }) }),
    async ({ file_ids }, { db, member: owner, settings, now }) => {
      await findOwnFiles(db, owner.id, file_ids);
      return { urls: file_ids.map(fileId => tempUrl(fileId, settings.codePepper, now)) };
    },
  ),
};
