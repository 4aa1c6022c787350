import type { AccidentFiles, AccidentMedia, AccidentPhotos } from '../../../types/api/accident';
import {
  ACCIDENT_IMAGES,
  ACCIDENT_REPLACED,
  ACCIDENT_SLOTS,
  ACCIDENT_VIDEOS,
  neededSlots,
  type AccidentSlot,
} from '../../../src/domain/accident';
import type { Media } from '../../../src/domain/photo';
import { toIso } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import {
  attachFiles,
  findOfOtherMedia,
  listFilesOfKinds,
  moveFiles,
  type FileOwner,
  type FileRow,
} from '../../kernel/files/fileRepository';
import { tempUrl } from '../../kernel/files/tempUrls';
import type { AccidentRow } from './accidentRepository';
import { invalid } from './refusals';

/** What refers to files of an accident: it, by its number, under these kinds. */
export const IMAGE_FILES = 'ACCIDENT_IMAGES';
export const VIDEO_FILES = 'ACCIDENT_VIDEOS';
/** Photos in whose place others came: they stay, for the staff. */
export const REPLACED_FILES = 'ACCIDENT_REPLACED';
export const APPEAL_FILES = 'ACCIDENT_APPEAL';
/** What a repair shop has sent; and what of it proves the figures that count. */
export const SHOP_FILES = 'ACCIDENT_SHOP';
export const ASSESSMENT_FILES = 'ACCIDENT_ASSESSMENT';
/** What the staff has added. */
export const STAFF_FILES = 'ACCIDENT_STAFF';

/** The kind under which the photo of a slot is kept. */
export const slotKind = (slot: AccidentSlot): string => `ACCIDENT_${slot}`;

const KINDS: readonly string[] = [
  ...ACCIDENT_SLOTS.map(({ slot }) => slotKind(slot)),
  ...[IMAGE_FILES, VIDEO_FILES, REPLACED_FILES, APPEAL_FILES, SHOP_FILES, ASSESSMENT_FILES, STAFF_FILES],
];

/** All files of an accident, in the order in which they came. */
export const filesOf = (db: Database, id: string): Promise<FileRow[]> => listFilesOfKinds(db, KINDS, id);

/**
 * Refuses what a renter has sent as the other of the two, such as a video in a photo's place: INVALID_PARAMS (data: `field`).
 * What is not theirs is left to `attachFiles`.
 */
async function assertMedia(
  tx: Database,
  owner: FileOwner & { ownerId: string },
  { field, media }: { field: string; media: Media },
  ids: readonly string[],
): Promise<void> {
  const wrong = await findOfOtherMedia(tx, { ...owner, media }, ids);
  if (wrong) throw invalid(field, media === 'video' ? '这不是视频，请重新选择' : '这不是照片，请重新拍摄');
}

/** Those of one kind. */
export const ofKind = (files: readonly FileRow[], kind: string): FileRow[] =>
  files.filter(({ subjectKind }) => subjectKind === kind);

/**
 * Takes what a renter sends of an accident, under its lock: a photo for a slot takes the place of the one before, which stays
 * kept; images and videos are added up to the most. What is there already is there once. INVALID_PARAMS (data: `field`),
 * NOT_FOUND. Answers how many are new.
 */
export async function takeFiles(
  tx: Database,
  { id, userId }: Pick<AccidentRow, 'id' | 'userId'>,
  sent: AccidentFiles,
): Promise<number> {
  const there = await filesOf(tx, id);
  const isNew = (file: string): boolean => !there.some(one => one.id === file);
  const owner = { ownerId: userId, purpose: 'ACCIDENT' } as const;
  let taken = 0;
  let replaced = ofKind(there, REPLACED_FILES).length;
  for (const { slot } of ACCIDENT_SLOTS) {
    const file = sent[slot];
    if (file === undefined || !isNew(file)) continue;
    await assertMedia(tx, owner, { field: slot, media: 'photo' }, [file]);
    replaced += ofKind(there, slotKind(slot)).length;
    if (replaced > ACCIDENT_REPLACED) throw invalid(slot, '照片更换的次数太多了，请联系理赔专员');
    await moveFiles(tx, { kind: slotKind(slot), id }, { kind: REPLACED_FILES, id });
    await attachFiles(tx, owner, { kind: slotKind(slot), id }, [file]);
    taken += 1;
  }
  const lists = [
    { field: 'images', kind: IMAGE_FILES, media: 'photo', most: ACCIDENT_IMAGES, what: '张照片' },
    { field: 'videos', kind: VIDEO_FILES, media: 'video', most: ACCIDENT_VIDEOS, what: '段视频' },
  ] as const;
  for (const { field, kind, media, most, what } of lists) {
    const added = [...new Set(sent[field] ?? [])].filter(isNew);
    if (added.length === 0) continue;
    if (ofKind(there, kind).length + added.length > most) throw invalid(field, `最多${most}${what}`);
    await assertMedia(tx, owner, { field, media }, added);
    await attachFiles(tx, { ...owner, media }, { kind, id }, added);
    taken += added.length;
  }
  return taken;
}

/** Slots of an accident that are needed and not there. */
export const missingSlots = (
  { hasOther }: Pick<AccidentRow, 'hasOther'>,
  files: readonly FileRow[],
): AccidentSlot[] => neededSlots({ hasOther }).filter(slot => ofKind(files, slotKind(slot)).length === 0);

/** Tells where files are read for some minutes; `key` is the server's own. */
export type MediaOf = (row: FileRow) => AccidentMedia;

/** A photo or a video in its wire form. */
export const mediaOf =
  (key: string, now: Date): MediaOf =>
  ({ id, contentType, sha256, deviceTime, createdAt }) => ({
    ...{ file_id: id, media: contentType.startsWith('video/') ? 'video' : 'photo', sha256 },
    ...{ url: tempUrl(id, key, now).url, device_time: toIso(deviceTime), server_time: toIso(createdAt) },
  });

/** The photos and videos of an accident that count, in their wire form. */
export function presentPhotos(files: readonly FileRow[], present: MediaOf): AccidentPhotos {
  const slots = ACCIDENT_SLOTS.flatMap(({ slot }) => {
    const [file] = ofKind(files, slotKind(slot));
    return file ? [[slot, present(file)] as const] : [];
  });
  return {
    ...Object.fromEntries(slots),
    images: ofKind(files, IMAGE_FILES).map(present),
    videos: ofKind(files, VIDEO_FILES).map(present),
  };
}
