/** A call that the host refuses: why, and by which number (Alipay's `error`). */
export class HostError extends Error {
  constructor(
    message: string,
    readonly code = 2,
    /** What else the host tells of it. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}
