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

/** The same of photos that staff send: the proof of a charge, a violation, or of what a repair shop found. */
export type StaffPhotoPurpose = 'CHARGE' | 'VIOLATION_PROOF' | 'ACCIDENT_PROOF';

/** Octets of a photo as it is sent, at most: what a phone's camera makes is below. */
export const PHOTO_BYTES = 10 * 1024 * 1024;

/** Pixels of the longer side as it is kept, and as the app sends it: small print stays legible. */
export const PHOTO_SIDE = 2048;

/** For how long a photo that nothing refers to is kept, hours: a form that is filled in today is sent today. */
export const PHOTO_HOURS = 24;
