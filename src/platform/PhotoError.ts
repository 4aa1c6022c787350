/** Why a photo could not be taken or sent from this device; `message` is one sentence for a person. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';
}
