import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import {
  PHOTO_HOURS,
  type Media,
  type PhotoPurpose,
  type StaffPhotoPurpose,
} from '../../../src/domain/photo';
import { HOUR } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { notFound } from '../failure';
import type { FileStore } from './fileStore';
import { files } from './schema';

/** A file without its content. */
export type FileRow = typeof files.$inferSelect;

/** What refers to files: a kind of thing, such as an identity, and its id. */
export interface FileSubject {
  kind: string;
  id: string;
}

/** Whose a file must be, and what it must have been sent for. */
export interface FileOwner {
  /** Null: staff. */
  ownerId: string | null;
  purpose: PhotoPurpose | StaffPhotoPurpose;
  /** What it must be; default: a photo. */
  media?: Media;
}

const isOf = ({ kind, id }: FileSubject) => and(eq(files.subjectKind, kind), eq(files.subjectId, id));

const isMedia = (media: Media = 'photo') =>
  media === 'video' ? isNotNull(files.seconds) : isNull(files.seconds);

/** One of the files of a member that is a photo where a video must be, or the other way round; undefined where none is. */
export async function findOfOtherMedia(
  db: Database,
  { ownerId, purpose, media = 'photo' }: FileOwner & { ownerId: string },
  ids: readonly string[],
): Promise<string | undefined> {
  const isOther = isMedia(media === 'photo' ? 'video' : 'photo');
  const [row] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, [...ids]), eq(files.ownerId, ownerId), eq(files.purpose, purpose), isOther));
  return row?.id;
}

/** The files of a member by their ids, in that order. NOT_FOUND where one is not theirs. */
export async function findOwnFiles(
  db: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<FileRow[]> {
  const rows = await db
    .select()
    .from(files)
    .where(and(inArray(files.id, [...ids]), eq(files.ownerId, ownerId), isNotNull(files.storedAt)));
  return ids.map(id => {
    const row = rows.find(one => one.id === id);
    if (!row) throw notFound('这张照片');
    return row;
  });
}

/** What the member has sent already and nothing refers to; undefined where it is new. */
export async function findWaitingFile(
  db: Database,
  { ownerId, purpose }: FileOwner & { ownerId: string },
  sentSha256: string,
): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(
      and(
        eq(files.ownerId, ownerId),
        eq(files.sentSha256, sentSha256),
        eq(files.purpose, purpose),
        isNull(files.subjectKind),
        isNotNull(files.storedAt),
      ),
    );
  return row;
}

/**
 * Has a thing refer to files of a member, or of staff, from when on they are kept. Said twice of the same thing it is as said once.
 * NOT_FOUND where one is not theirs, is no photo (or no video), was sent for something else, belongs to another thing already, or was forgotten.
 */
export async function attachFiles(
  tx: Database,
  { ownerId, purpose, media }: FileOwner,
  subject: FileSubject,
  ids: readonly string[],
): Promise<void> {
  const attached = await tx
    .update(files)
    .set({ subjectKind: subject.kind, subjectId: subject.id })
    .where(
      and(
        inArray(files.id, [...ids]),
        ownerId === null ? isNull(files.ownerId) : eq(files.ownerId, ownerId),
        eq(files.purpose, purpose),
        isMedia(media),
        isNotNull(files.storedAt),
        or(isNull(files.subjectKind), isOf(subject)),
      ),
    )
    .returning({ id: files.id });
  if (attached.length !== new Set(ids).size) throw notFound('这张照片，请重新拍摄上传');
}

/** A thing refers to its files no longer, but for some: they are forgotten a day after they came. */
export async function detachFiles(
  tx: Database,
  subject: FileSubject,
  except: readonly string[] = [],
): Promise<void> {
  const rows = await tx.select({ id: files.id }).from(files).where(isOf(subject));
  const ids = rows.map(({ id }) => id).filter(id => !except.includes(id));
  if (ids.length === 0) return;
  await tx.update(files).set({ subjectKind: null, subjectId: null }).where(inArray(files.id, ids));
}

/** What a thing referred to as one kind it refers to as another from now on: all of them, or those of these ids. */
export async function moveFiles(
  tx: Database,
  from: FileSubject,
  to: FileSubject,
  ids?: readonly string[],
): Promise<void> {
  await tx
    .update(files)
    .set({ subjectKind: to.kind, subjectId: to.id })
    .where(and(isOf(from), ids && inArray(files.id, [...ids])));
}

/** Things that are gone, of whatever kind, refer to their files no longer: they are forgotten a day after they came. */
export async function detachFilesOf(tx: Database, subjectIds: readonly string[]): Promise<void> {
  await tx
    .update(files)
    .set({ subjectKind: null, subjectId: null })
    .where(inArray(files.subjectId, [...subjectIds]));
}

/** The files that things of a kind refer to. */
export const listFilesOf = (db: Database, kind: string, subjectIds: readonly string[]): Promise<FileRow[]> =>
  db
    .select()
    .from(files)
    .where(and(eq(files.subjectKind, kind), inArray(files.subjectId, [...subjectIds])))
    .orderBy(files.createdAt, files.id);

/** The files that a thing refers to, as any of these kinds, in the order in which they came. */
export const listFilesOfKinds = (
  db: Database,
  kinds: readonly string[],
  subjectId: string,
): Promise<FileRow[]> =>
  db
    .select()
    .from(files)
    .where(and(inArray(files.subjectKind, [...kinds]), eq(files.subjectId, subjectId)))
    .orderBy(files.createdAt, files.id);

const isSomebodys = or(isNotNull(files.ownerId), isNotNull(files.subjectKind));

/**
 * What a file is and how many octets it has, for who may read it: whether they may is for the caller to know. Undefined where
 * there is none, or where it is nobody's any more and waits to be forgotten.
 */
export async function findReadable(
  db: Database,
  id: string,
): Promise<Pick<FileRow, 'contentType' | 'bytes'> | undefined> {
  const [row] = await db
    .select({ contentType: files.contentType, bytes: files.bytes })
    .from(files)
    .where(and(eq(files.id, id), isSomebodys));
  return row;
}

/** Files that are forgotten in one go. */
const BATCH = 100;

/** Forgets files that nothing refers to a day after they came. Safe in several processes at once. */
export const purgeFiles = (db: Database, store: FileStore, now: Date): Promise<void> =>
  db.transaction(async tx => {
    const unused = await tx
      .select({ id: files.id })
      .from(files)
      .where(
        and(isNull(files.subjectKind), lt(files.createdAt, new Date(now.getTime() - PHOTO_HOURS * HOUR))),
      )
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = unused.map(({ id }) => id);
    if (ids.length === 0) return;
    // First the content: what is left of a sweep that was cut off is found by its row.
    await Promise.all(ids.map(id => store.remove(id)));
    await tx.delete(files).where(inArray(files.id, ids));
  });
