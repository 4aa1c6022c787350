import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, lt, or, sum } from 'drizzle-orm';
import { ErrorCode } from '../../../src/domain/errorCode';
import {
  PHOTO_HOURS,
  PIECE_BYTES,
  VIDEO_BYTES,
  type Media,
  type PhotoPurpose,
} from '../../../src/domain/photo';
import { DAY, HOUR } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { Failure, notFound } from '../failure';
import { users } from '../members/schema';
import { findWaitingFile, type FileRow } from './fileRepository';
import type { FileStore } from './fileStore';
import { inTurns } from './inTurns';
import { files, uploads } from './schema';
import { asFull, sha256, storeUpload } from './storeUpload';

// Uploads in pieces (issue 15): state in the database, pieces in the store, so that they outlive the server and several
// processes may take them.

/** An upload in pieces. */
export type UploadRow = typeof uploads.$inferSelect;

/** What somebody begins to send. */
export type BegunUpload = Pick<UploadRow, 'purpose' | 'media' | 'bytes' | 'sha256' | 'deviceTime'> & {
  ownerId: string;
  purpose: PhotoPurpose;
  media: Media;
};

/** Uploads of one member under way at a time: for one more the oldest goes. */
const UNDER_WAY = 10;

/** Octets that a member may send in pieces within a day: twenty videos of the largest kind. */
export const DAY_BYTES = 20 * VIDEO_BYTES;

/** Files whose pieces are put together at the same time; they are in memory as a whole meanwhile. */
const inTurn = inTurns(2);

/** Under which the pieces of an upload lie in the store, from the first to the last, whether they are there or not. */
export const pieceIds = ({ id, bytes }: Pick<UploadRow, 'id' | 'bytes'>): readonly string[] =>
  Array.from({ length: Math.ceil(bytes / PIECE_BYTES) }, (_, index) => `${id}-${index}`);

const removePieces = (store: FileStore, upload: UploadRow): Promise<unknown> =>
  Promise.all(pieceIds(upload).map(id => store.remove(id)));

const UPLOAD = '这次上传，请重新上传';

const isUnfinished = (id: string) => and(eq(uploads.id, id), isNull(uploads.fileId));
const ofOwner = (ownerId: string, id: string) => and(eq(uploads.id, id), eq(uploads.ownerId, ownerId));

/** The upload of a member; NOT_FOUND. */
async function lockUpload(tx: Database, ownerId: string, id: string): Promise<UploadRow> {
  const [row] = await tx.select().from(uploads).where(ofOwner(ownerId, id)).for('update');
  if (!row) throw notFound(UPLOAD);
  return row;
}

/** The same with the file that was made of it. */
async function findUpload(
  db: Database,
  ownerId: string,
  id: string,
): Promise<{ upload: UploadRow; file: FileRow | null }> {
  const [row] = await db
    .select({ upload: uploads, file: files })
    .from(uploads)
    .leftJoin(files, eq(files.id, uploads.fileId))
    .where(ofOwner(ownerId, id));
  if (!row) throw notFound(UPLOAD);
  return row;
}

/** The upload of the same octets for the same, as long as what was made of it may still be used; undefined where it is new. */
async function findSame(
  tx: Database,
  begun: Pick<BegunUpload, 'ownerId' | 'purpose' | 'media' | 'bytes' | 'sha256'>,
): Promise<UploadRow | undefined> {
  const [row] = await tx
    .select({ upload: uploads })
    .from(uploads)
    .leftJoin(files, eq(files.id, uploads.fileId))
    .where(
      and(
        eq(uploads.ownerId, begun.ownerId),
        eq(uploads.purpose, begun.purpose),
        eq(uploads.media, begun.media),
        eq(uploads.bytes, begun.bytes),
        eq(uploads.sha256, begun.sha256),
        or(isNull(uploads.fileId), isNull(files.subjectKind)),
      ),
    );
  return row?.upload;
}

/** Forgets the oldest uploads that a member has under way beyond the most, once no piece of theirs is being written. */
async function makeRoom(tx: Database, store: FileStore, ownerId: string): Promise<void> {
  const surplus = await tx
    .select()
    .from(uploads)
    .where(and(eq(uploads.ownerId, ownerId), isNull(uploads.fileId)))
    .orderBy(desc(uploads.createdAt), desc(uploads.id))
    .offset(UNDER_WAY - 1)
    .for('update');
  for (const upload of surplus) {
    await removePieces(store, upload);
    await tx.delete(uploads).where(eq(uploads.id, upload.id));
  }
}

/** TOO_MANY_REQUESTS (data: `retry_after`) where a member's uploads of a day, which are kept for so long, have too much. */
async function assertOfDay(tx: Database, { ownerId, bytes }: BegunUpload): Promise<void> {
  const [row] = await tx
    .select({ begun: sum(uploads.bytes).mapWith(Number) })
    .from(uploads)
    .where(eq(uploads.ownerId, ownerId));
  if ((row?.begun ?? 0) + bytes <= DAY_BYTES) return;
  throw new Failure(ErrorCode.TOO_MANY_REQUESTS, '今天上传的照片和视频太多了，请明天再试，或拨打客服热线', {
    retry_after: DAY / 1000,
  });
}

/**
 * Begins an upload, or finds the one of the same octets with what of it is there: all of it, where a file was made of it.
 * `count` is asked before one is begun, and throws where there are too many. TOO_MANY_REQUESTS (`DAY_BYTES`).
 */
export async function beginUpload(
  db: Database,
  store: FileStore,
  begun: BegunUpload,
  { now, count }: { now: Date; count: () => Promise<void> },
): Promise<UploadRow> {
  const same = await findSame(db, begun);
  if (same) return same;
  await count();
  return db.transaction(async tx => {
    // One after the other: two that begin at once are one.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, begun.ownerId)).for('update');
    const meanwhile = await findSame(tx, begun);
    if (meanwhile) return meanwhile;
    const known = await findWaitingFile(tx, begun, begun.sha256);
    if (!known) {
      await makeRoom(tx, store, begun.ownerId);
      await assertOfDay(tx, begun);
    }
    const state = { received: known ? begun.bytes : 0, fileId: known?.id ?? null };
    const [row] = await tx
      .insert(uploads)
      .values({ id: randomUUID(), ...begun, ...state, createdAt: now })
      .returning();
    if (!row) throw new Error('An upload was not begun');
    return row;
  });
}

/**
 * Takes the piece that begins at `offset`, and answers how much is there: as much as before for a piece that was received
 * already or does not follow on it. NOT_FOUND; INVALID_PARAMS for a piece of another length; SERVER_BUSY while there is no
 * room, and then nothing has changed.
 */
export const receivePiece = (
  db: Database,
  store: FileStore,
  { ownerId, id, offset, piece }: { ownerId: string; id: string; offset: number; piece: Buffer },
): Promise<number> =>
  db.transaction(async tx => {
    // Locked while it is written: two that send the same piece do not write into each other.
    const upload = await lockUpload(tx, ownerId, id);
    const { received, bytes, media } = upload;
    if (offset !== received || received === bytes) return received;
    if (piece.length !== Math.min(PIECE_BYTES, bytes - offset)) {
      throw new Failure(ErrorCode.INVALID_PARAMS, '内容没有传完整，请检查网络后重新上传');
    }
    await store.put(`${id}-${offset / PIECE_BYTES}`, piece).catch((error: unknown) => {
      throw asFull(error, media);
    });
    await tx
      .update(uploads)
      .set({ received: offset + piece.length })
      .where(eq(uploads.id, id));
    return offset + piece.length;
  });

/** All that was sent, as it was said to be. NOT_FOUND where a piece is gone, INVALID_PARAMS where it is something else. */
async function putTogether(store: FileStore, upload: UploadRow): Promise<Buffer> {
  const pieces = await Promise.all(pieceIds(upload).map(id => store.get(id)));
  const found = pieces.filter(piece => piece !== undefined);
  if (found.length < pieces.length) throw notFound(UPLOAD);
  const sent = Buffer.concat(found);
  if (sent.length !== upload.bytes || sha256(sent) !== upload.sha256) {
    throw new Failure(ErrorCode.INVALID_PARAMS, '传到的内容和手机上的不一致，请重新上传');
  }
  return sent;
}

/**
 * Makes a file of an upload (`storeUpload`); asked again it is the same file. NOT_FOUND; INVALID_PARAMS where pieces are
 * missing, or nothing can be made of them, which are forgotten then; SERVER_BUSY while there is no room.
 */
export async function finishUpload(
  db: Database,
  store: FileStore,
  { ownerId, id }: { ownerId: string; id: string },
  now: Date,
): Promise<FileRow> {
  const { upload, file } = await findUpload(db, ownerId, id);
  if (file) return file;
  if (upload.received < upload.bytes) {
    throw new Failure(ErrorCode.INVALID_PARAMS, '还没有传完，请继续上传');
  }
  try {
    const { purpose, media, deviceTime } = upload;
    const made = await inTurn(async () => {
      const sent = await putTogether(store, upload);
      return storeUpload(db, store, { ownerId, purpose, media, deviceTime, sent }, now);
    });
    await db.update(uploads).set({ fileId: made.id }).where(isUnfinished(id));
    await removePieces(store, upload);
    return made;
  } catch (error) {
    if (!(error instanceof Failure) || error.code === ErrorCode.SERVER_BUSY) throw error;
    // Asked twice at once, one may find no pieces since the other has put them together.
    const meanwhile = await findUpload(db, ownerId, id).catch(() => undefined);
    if (meanwhile?.file) return meanwhile.file;
    await removePieces(store, upload);
    await db.delete(uploads).where(isUnfinished(id));
    throw error;
  }
}

/** Uploads that are forgotten in one go. */
const BATCH = 20;

/** Forgets uploads a day after they were begun, with the pieces of those that were not finished. Safe in several processes. */
export const purgeUploads = (db: Database, store: FileStore, now: Date): Promise<void> =>
  db.transaction(async tx => {
    const over = await tx
      .select()
      .from(uploads)
      .where(lt(uploads.createdAt, new Date(now.getTime() - PHOTO_HOURS * HOUR)))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    // First the pieces: what is left of a sweep that was cut off is found by its row.
    for (const upload of over) {
      await removePieces(store, upload);
      await tx.delete(uploads).where(eq(uploads.id, upload.id));
    }
  });
