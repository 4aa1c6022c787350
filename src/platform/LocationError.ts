/** Why the device was not found: `message` is one sentence for a person and, where they refused, says how to allow it. */
export class LocationError extends Error {
  override readonly name = 'LocationError';
}
