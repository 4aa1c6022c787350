import { dropPhoto } from '@/platform/photo';
import { localStorage } from '@/platform/storage';
import { kept } from '@/stores/persistence';
import { hasText, storedList } from '@/stores/storedList';

/** What the device keeps of a photo of a shop: one that it took, or one that was handed in before. */
export interface KeptShopPhoto {
  /** Under which the device keeps it; absent for one that was handed in before. */
  key?: string;
  /** ISO time at which it was taken. */
  takenAt: string;
  /** The server's, once it has arrived there. */
  fileId?: string;
  /** Where one that was handed in before is read. */
  url?: string;
}

/** What was typed of a case and not sent. */
export interface ShopDraft {
  /** Of the link by which the case was opened. */
  token: string;
  /** ISO times; empty while they are not chosen. */
  from: string;
  to: string;
  /** Yuan as they were typed. */
  repair: string;
  glass: string;
  towing: string;
  note: string;
  photos: KeptShopPhoto[];
}

/** Cases that a shop has begun to enter at the same time. */
const MOST = 8;

/** Whoever uses the app of the same phone as a member, and logs out, has them removed with the rest. */
const onDevice = kept({ key: 'repair_drafts', storage: localStorage, personal: true });

const isPhoto = (value: unknown): value is KeptShopPhoto =>
  hasText(value, 'takenAt') &&
  (hasText(value, 'key') || hasText(value, 'fileId', 'url')) &&
  ['key', 'fileId', 'url'].every(name =>
    ['string', 'undefined'].includes(typeof (value as Record<string, unknown>)[name]),
  );

const isDraft = (value: unknown): value is ShopDraft =>
  hasText(value, 'token', 'from', 'to', 'repair', 'glass', 'towing', 'note') &&
  Array.isArray((value as Partial<ShopDraft>).photos) &&
  (value as ShopDraft).photos.every(isPhoto);

const drafts = (): ShopDraft[] => storedList(onDevice, isDraft, MOST);

/** What was typed of a case on this device; undefined without any. */
export const draftOf = (token: string): ShopDraft | undefined => drafts().find(one => one.token === token);

/** Keeps what was typed of a case; the one that was not touched for longest goes where there are too many, with its photos. */
export function keepDraft(draft: ShopDraft): void {
  const all = [draft, ...drafts().filter(({ token }) => token !== draft.token)];
  all.slice(MOST).forEach(({ photos }) => photos.forEach(({ key }) => key !== undefined && dropPhoto(key)));
  onDevice.write(all.slice(0, MOST));
}

/** Forgets what was typed of a case: it was sent. */
export function dropDraft(token: string): void {
  const others = drafts().filter(one => one.token !== token);
  if (others.length > 0) onDevice.write(others);
  else onDevice.remove();
}
