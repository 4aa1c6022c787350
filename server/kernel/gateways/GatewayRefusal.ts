/** A gateway has understood a call and refused it; by which code, is its own. */
export class GatewayRefusal extends Error {
  constructor(
    readonly call: string,
    readonly code: string,
  ) {
    super(`${call} was refused: ${code}`);
  }
}
