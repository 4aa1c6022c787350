/** Why the device was not found: `message` is one sentence for a person and, where they refused, says how to allow it. */
export class LocationError extends Error {
  override readonly name = 'LocationError';

  /** `isRefused`: the person has not allowed it, and the host asks them no more by itself. */
  constructor(
    message: string,
    readonly isRefused = false,
  ) {
    super(message);
  }
}
