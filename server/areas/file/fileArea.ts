import { Type } from 'typebox';
import type { FileApi } from '../../../types/api/file';
import { ErrorCode } from '../../../src/domain/errorCode';
import { PHOTO_PURPOSES, type PhotoPurpose } from '../../../src/domain/photo';
import { DAY, HOUR, isTime, toMillis } from '../../../src/domain/shanghaiTime';
import { tooMany } from '../../http/admitCall';
import { member, type Area, type MemberContext } from '../../http/endpoint';
import { takeFromLimit } from '../../http/rateLimit';
import { Failure } from '../../kernel/failure';
import { findOwnFiles } from '../../kernel/files/fileRepository';
import { storeUpload } from '../../kernel/files/storeUpload';
import { tempUrl } from '../../kernel/files/tempUrls';
import { presentFile } from './filePresenter';

const id = Type.String({ minLength: 1, maxLength: 64 });

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
      purpose: Type.Unsafe<PhotoPurpose>({ type: 'string', enum: PHOTO_PURPOSES }),
      device_time: Type.String({ maxLength: 40 }),
    }),
    async ({ purpose, device_time }, context) => {
      const { db, files, member: owner, now } = context;
      const deviceTime = timeOf(device_time, now);
      await countUpload(context);
      const sent = await context.sentFile();
      return presentFile(await storeUpload(db, files, { ownerId: owner.id, purpose, deviceTime, sent }, now));
    },
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
