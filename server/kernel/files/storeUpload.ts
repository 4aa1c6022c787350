import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { Media, PhotoPurpose, StaffPhotoPurpose } from '../../../src/domain/photo';
import type { Database } from '../../db/database';
import { Failure } from '../failure';
import { findWaitingFile, type FileRow } from './fileRepository';
import type { FileStore } from './fileStore';
import { normalisePhoto } from './normalisePhoto';
import { normaliseVideo } from './normaliseVideo';
import { files } from './schema';

/** What was sent, by whom and for what. */
export interface Upload {
  /** Null: staff. */
  ownerId: string | null;
  purpose: PhotoPurpose | StaffPhotoPurpose;
  /** When it was taken, as the device says. */
  deviceTime: Date;
  sent: Buffer;
  /** Default: a photo. */
  media?: Media;
}

/** SHA-256 in hex. */
export const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** There is no room for a file; its sender may try again after so many seconds. */
const RETRY_AFTER = 60;

const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

const words: Readonly<Record<Media, string>> = { photo: '照片', video: '视频' };

/** What keeping something failed with: SERVER_BUSY (data: `retry_after`) where there is no room, else what it was. */
export const asFull = (error: unknown, media: Media): unknown =>
  isFull(error)
    ? new Failure(ErrorCode.SERVER_BUSY, `${words[media]}暂时存不下，请稍后再试`, {
        retry_after: RETRY_AFTER,
      })
    : error;

/**
 * Keeps a photo or a video that somebody sent, as `normalisePhoto` and `normaliseVideo` make it. What a member sends again,
 * because the answer was lost, is the file of the first time. INVALID_PARAMS for what is none; SERVER_BUSY (data:
 * `retry_after`) while there is no room.
 */
export async function storeUpload(
  db: Database,
  store: FileStore,
  { ownerId, purpose, deviceTime, sent, media = 'photo' }: Upload,
  now: Date,
): Promise<FileRow> {
  const sentSha256 = sha256(sent);
  const known = ownerId === null ? undefined : await findWaitingFile(db, { ownerId, purpose }, sentSha256);
  if (known) return known;
  const { content, ...told } = media === 'video' ? normaliseVideo(sent) : await normalisePhoto(sent);
  const id = randomUUID();
  const kept = { ...told, sha256: sha256(content), bytes: content.length };
  await db.insert(files).values({ id, ownerId, purpose, deviceTime, sentSha256, ...kept, createdAt: now });
  try {
    await store.put(id, content);
  } catch (error) {
    await db.delete(files).where(eq(files.id, id));
    throw asFull(error, media);
  }
  const [row] = await db.update(files).set({ storedAt: now }).where(eq(files.id, id)).returning();
  if (!row) throw new Error('A file was forgotten while it was stored');
  return row;
}
