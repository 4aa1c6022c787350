/** What a photo is sent for: it can be used for nothing else. */
export const PHOTO_PURPOSES = [
  'IDENTITY',
  'HANDOVER',
  'FEEDBACK',
  'COMMENT',
  'WORKSHEET',
  'VIOLATION',
  'ACCIDENT',
] as const;

export type PhotoPurpose = (typeof PHOTO_PURPOSES)[number];

/** The same of photos that staff send: the proof of a charge, of a violation, or of what an accident costs. */
export type StaffPhotoPurpose = 'CHARGE' | 'VIOLATION_PROOF' | 'ACCIDENT_PROOF';

/** What is sent: a picture, or one that moves. */
export const MEDIA = ['photo', 'video'] as const;

export type Media = (typeof MEDIA)[number];

/** For what a video may be sent besides photos: it shows how an accident happened. */
export const VIDEO_PURPOSES: readonly PhotoPurpose[] = ['ACCIDENT'];

const MEGABYTE = 1024 * 1024;

/** Octets of a photo as it is sent, at most: what a phone's camera makes is below. */
export const PHOTO_BYTES = 10 * MEGABYTE;

/** The same of a video: half a minute as a phone compresses it has a fifth of that. */
export const VIDEO_BYTES = 50 * MEGABYTE;

/** Seconds of a video at most. */
export const VIDEO_SECONDS = 60;

/** Octets of a piece in which what is larger is sent (issue 15): a few seconds on one bar of network. */
export const PIECE_BYTES = 256 * 1024;

/** The sentence for what is too large to be sent. */
export const tooLarge = (media: Media): string =>
  media === 'video'
    ? `视频太大了，请换一段${VIDEO_BYTES / MEGABYTE}MB以内的`
    : `照片太大了，请换一张${PHOTO_BYTES / MEGABYTE}MB以内的`;

/** The sentence for a video that lasts too long. */
export const VIDEO_TOO_LONG = `视频太长了，请换一段${VIDEO_SECONDS}秒以内的`;

/** Why a video would not be taken, one sentence; `seconds` undefined: nobody knows how long it lasts. */
export function videoProblem(bytes: number, seconds: number | undefined): string | undefined {
  if (bytes > VIDEO_BYTES) return tooLarge('video');
  return seconds !== undefined && seconds > VIDEO_SECONDS ? VIDEO_TOO_LONG : undefined;
}

/** Pixels of the longer side as it is kept, and as the app sends it: small print stays legible. */
export const PHOTO_SIDE = 2048;

/** For how long a photo that nothing refers to is kept, hours: a form that is filled in today is sent today. */
export const PHOTO_HOURS = 24;
